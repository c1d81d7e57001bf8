// Any Node of the machine runs this, so it is kept to what an old one can read.
import { existsSync, linkSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Puts the Node of `npm ci` where npm looks first: node_modules/.bin/node, here or in the folder given.
 * npm 11.6.2 and newer do it themselves. Older ones remove the link again, together with the packages
 * for other platforms, since those declare the same one.
 */
const root = process.argv[2] || fileURLToPath(new URL('..', import.meta.url));
const { platform, arch } = process;
const isWindows = platform === 'win32';
const file = isWindows ? 'node.exe' : 'node';
const bin = join(root, 'node_modules', '.bin');
const link = join(bin, file);
const name = [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`, `node-win-${arch}`].find(
  (each) => existsSync(join(root, 'node_modules', each, 'bin', file)),
);

// The package brings 67 MB of headers and documents beside the program. Nothing here reads them.
if (name !== undefined) {
  for (const unused of ['include', 'share']) {
    rmSync(join(root, 'node_modules', name, unused), { recursive: true, force: true });
  }
}

// A link that leads nowhere does not exist for `existsSync`.
if (name !== undefined && !existsSync(link)) {
  mkdirSync(bin, { recursive: true });
  rmSync(link, { force: true });
  // Windows asks for a privilege before it makes a symbolic link, and for none before a hard one.
  if (isWindows) linkSync(join(root, 'node_modules', name, 'bin', file), link);
  else symlinkSync(join('..', name, 'bin', file), link);
}
