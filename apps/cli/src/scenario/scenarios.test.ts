import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runFile } from './run.ts';

const ROOT = new URL('../../../../scenarios/', import.meta.url);

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => new URL(name, ROOT));

const aboutOf = (file: URL): string => String(JSON.parse(readFileSync(file, 'utf8')).about);

describe('the scenarios of this repository hold', () => {
  test('each says which rules it is about', () => {
    expect(files.length).toBeGreaterThan(0);
    const RULES = /^[CDXL]\d+( [CDXL]\d+)* · /u;
    expect(files.filter((file) => !RULES.test(aboutOf(file)))).toEqual([]);
  });

  for (const file of files) {
    test(aboutOf(file), async () => {
      expect(await runFile(fileURLToPath(file))).toEqual({ ok: true });
    });
  }
});
