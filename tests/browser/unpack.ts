import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const UNPACK_HERE = fileURLToPath(new URL('./unpack-here.ts', import.meta.url));
/** The files by which the package itself knows that it was unpacked. */
const SIGNS = ['chromium', 'libGLESv2.so'];
const ATTEMPTS = 3;

/** The browser comes for x64 Linux; elsewhere an installed one is used. */
const BROWSER_COMES_ALONG = process.platform === 'linux' && process.arch === 'x64';

const packageVersion = (): string => {
  const file = findPackageJSON('@sparticuz/chromium', import.meta.url);
  if (file === undefined) throw new Error('@sparticuz/chromium is not installed');
  return JSON.parse(readFileSync(file, 'utf8')).version;
};

const isWhole = (folder: string): boolean => SIGNS.every((file) => existsSync(join(folder, file)));

/** Gives `unpacked` its name, unless another process has put a whole one there in the meantime. */
const putInPlace = async (unpacked: string, folder: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await rename(unpacked, folder);
    } catch (error) {
      if (isWhole(folder)) return;
      if (attempt === ATTEMPTS) throw error;
      /** What is there is no browser any more, as when a cleaner of old files went through it. */
      await rename(folder, `${unpacked}-aside-${attempt}`).catch(() => {});
    }
  }
};

/**
 * Unpacks the browser of `@sparticuz/chromium` once for each version and user, however many
 * processes ask at the same time. The package writes file by file and takes any file that is there
 * for a whole one; so it writes to a folder that nobody else knows, which is then renamed.
 */
export const unpackBrowser = async (): Promise<string | undefined> => {
  if (!BROWSER_COMES_ALONG) return undefined;
  const folder = join(tmpdir(), `remez-chromium-${packageVersion()}-${userInfo().uid}`);
  if (isWhole(folder)) return folder;
  const beside = await mkdtemp(`${folder}-`);
  try {
    const unpacked = join(beside, 'unpacked');
    await mkdir(unpacked);
    const env = { ...process.env, TMPDIR: unpacked };
    await promisify(execFile)(process.execPath, [UNPACK_HERE], { env });
    await putInPlace(unpacked, folder);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
  return folder;
};
