import { readFileSync, writeFileSync } from 'node:fs';

/**
 * npm leaves packages of other platforms out of the lock file when the registry it was given does
 * not have them, and `npm ci` then refuses the lock everywhere. This writes them in again, by name
 * and version alone. Run it after an install that changed the lock: `node scripts/complete-lock.ts`, for
 * another lock file of the repository with its folder (`bench/peers`).
 */
interface Entry {
  readonly version?: string;
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

if (import.meta.main) {
  const folder = process.argv[2] ?? '.';
  const file = new URL(`../${folder}/package-lock.json`, import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: { [path: string]: Entry } };
  const packages = { ...lock.packages, ...missingFrom(lock.packages) };
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
