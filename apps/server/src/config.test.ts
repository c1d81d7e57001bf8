import { describe, expect, test } from 'vitest';
import { DEFAULTS, readConfig, SETTINGS } from './config.ts';

const read = (args: readonly string[], env: { readonly [name: string]: string } = {}) => {
  const config = readConfig(args, env);
  return config.ok ? config.value : config.failure;
};

describe('the configuration', () => {
  test('needs nothing', () => {
    expect(read([])).toEqual(DEFAULTS);
  });

  test('takes every setting as a flag and as an environment variable', () => {
    const given = {
      port: '8080',
      host: '127.0.0.1',
      data: '/var/remez',
      'database-url': 'postgres://remez:secret@db.example:5432/remez?sslmode=require',
      'public-url': 'https://Remez.Example/play?x=1',
      'trusted-proxies': '2',
      'keep-days': '7',
      'min-free-mb': '500',
      'max-connections': '500',
      'log-level': 'debug',
      'metrics-token': '0123456789abcdef',
    } satisfies Record<keyof typeof SETTINGS, string>;
    const config = {
      port: 8080,
      host: '127.0.0.1',
      dataFolder: '/var/remez',
      databaseUrl: 'postgres://remez:secret@db.example:5432/remez?sslmode=require',
      publicUrl: 'https://remez.example',
      trustedProxies: 2,
      keepDays: 7,
      minFreeMb: 500,
      maxConnections: 500,
      logLevel: 'debug',
      metricsToken: '0123456789abcdef',
    };
    const flags = Object.entries(given).flatMap(([flag, value]) => [`--${flag}`, value]);
    const env = Object.fromEntries(
      Object.entries(given).map(([flag, value]) => [
        SETTINGS[flag as keyof typeof given].env,
        value,
      ]),
    );
    expect(read(flags)).toEqual(config);
    expect(read([], env)).toEqual(config);
  });

  test('a flag goes before an environment variable, and an empty variable is none', () => {
    expect(read(['--port', '1'], { REMEZ_PORT: '2' })).toMatchObject({ port: 1 });
    expect(read([], { REMEZ_PORT: '' })).toMatchObject({ port: DEFAULTS.port });
  });

  test.each([
    ['port', '65536'],
    ['port', '-1'],
    ['port', '80a'],
    ['port', '0x50'],
    ['port', '1e3'],
    ['public-url', 'remez.example'],
    ['public-url', 'ftp://remez.example'],
    ['trusted-proxies', '11'],
    ['trusted-proxies', 'yes'],
    ['keep-days', '0'],
    ['max-connections', '0'],
    ['max-connections', 'all'],
    ['keep-days', '1.5'],
    ['min-free-mb', '-5'],
    ['log-level', 'loud'],
    ['metrics-token', 'too short'],
    ['metrics-token', 'sixteen, with spaces'],
  ] as const)('%s cannot be %s, and whoever starts it is told which and what', (flag, value) => {
    const { env } = SETTINGS[flag];
    const why = `--${flag} (${env}) cannot be "${value}"`;
    expect(read([`--${flag}=${value}`])).toBe(why);
    expect(read([], { [env]: value })).toBe(why);
  });

  test.each([
    ['database-url', 'remez:secret@db.example'],
    ['database-url', 'mysql://remez:secret@db.example/remez'],
    ['database-url', 'postgres://remez:secret@db.example:99999/remez'],
  ] as const)('%s cannot be %s, and nobody is shown it', (flag, value) => {
    const { env } = SETTINGS[flag];
    const why = `--${flag} (${env}) cannot be what it is`;
    expect(read([`--${flag}=${value}`])).toBe(why);
    expect(read([], { [env]: value })).toBe(why);
  });

  test('several mistakes are told at once', () => {
    expect(read(['--port=x', '--keep-days=x'])).toMatch(/--port.*; --keep-days/u);
  });

  test.each([[['--prot', '80']], [['serve']], [['--port']]])('%j is not understood', (args) => {
    expect(read(args)).toEqual(expect.any(String));
  });
});
