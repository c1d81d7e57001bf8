import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Renews the lock file: `npm run lock`, for another one of the repository with its folder
 * (`npm run lock -- bench/peers`). npm leaves packages of other platforms out of the lock file when the
 * registry it was given does not have them, and `npm ci` then refuses the lock everywhere. This
 * writes them in again by name and version alone, and asks the registry for them anew the next time.
 */
interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: { readonly [name: string]: string };
}

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

const platformOf = (name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> => {
  const parts = name.split(/[-/]/u);
  const system = SYSTEMS.find((each) => parts.includes(each));
  const processor = PROCESSORS.find((each) => parts.includes(each));
  const c = name.includes('musl') ? 'musl' : name.includes('gnu') ? 'glibc' : undefined;
  return {
    ...(processor !== undefined && { cpu: [processor] }),
    ...(c !== undefined && { libc: [c] }),
    ...(system !== undefined && { os: [system] }),
  };
};

/** Where npm would look for a dependency of the package at this path, nearest first. */
const placesOf = (path: string, name: string): readonly string[] => {
  const parents = path.split('/node_modules/');
  return [
    ...parents.map(
      (_, index) =>
        `${parents.slice(0, parents.length - index).join('/node_modules/')}/node_modules/${name}`,
    ),
    `node_modules/${name}`,
  ];
};

export const missingFrom = (packages: {
  readonly [path: string]: Entry;
}): { readonly [path: string]: Entry } =>
  Object.fromEntries(
    Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
      Object.entries(optionalDependencies)
        .filter(([name]) => !placesOf(path, name).some((place) => place in packages))
        .map(([name, version]) => [
          `node_modules/${name}`,
          { version, ...(dev === true && { dev }), optional: true, ...platformOf(name) },
        ]),
    ),
  );

/** What this script wrote in is the optional packages that have no integrity. */
const isWrittenIn = ({ optional, integrity }: Entry): boolean =>
  optional === true && integrity === undefined;

if (import.meta.main) {
  const folder = new URL(`../${process.argv[2] ?? '.'}/`, import.meta.url);
  const file = new URL('package-lock.json', folder);
  const read = () =>
    JSON.parse(readFileSync(file, 'utf8')) as { packages: { [path: string]: Entry } };
  const write = (lock: ReturnType<typeof read>, packages: readonly (readonly [string, Entry])[]) =>
    writeFileSync(
      file,
      `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`,
    );

  const before = read();
  write(
    before,
    Object.entries(before.packages).filter(([, entry]) => !isWrittenIn(entry)),
  );
  execSync('npm install --package-lock-only --no-audit --no-fund', {
    cwd: fileURLToPath(folder),
    stdio: 'inherit',
  });
  const after = read();
  const packages = { ...after.packages, ...missingFrom(after.packages) };
  write(
    after,
    Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
