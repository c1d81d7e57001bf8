import { unpackBrowser } from './unpack.ts';

/** Before any worker starts, so that none of them waits for the others' unpacking or repeats it. */
export const setup = async (): Promise<void> => {
  await unpackBrowser();
};
