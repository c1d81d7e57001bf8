import { statfs } from 'node:fs/promises';

/** What is left to us on the disk that holds this folder. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
