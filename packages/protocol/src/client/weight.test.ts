import { expect, test, vi } from 'vitest';

const loaded = vi.hoisted((): string[] => []);

const { noticed } = vi.hoisted(() => ({
  noticed: (name: string) => () => {
    loaded.push(name);
    return {};
  },
}));

vi.mock('typebox', noticed('typebox'));
vi.mock('typebox/compile', noticed('typebox/compile'));
vi.mock('@remez/rules', noticed('@remez/rules'));
vi.mock('@remez/rules/classic', noticed('@remez/rules/classic'));
vi.mock('@remez/rules/decrypto', noticed('@remez/rules/decrypto'));
vi.mock('@remez/rules/duet', noticed('@remez/rules/duet'));
vi.mock('@remez/table', noticed('@remez/table'));

test('the client brings neither schemas nor rules to the browser: they would outweigh it', async () => {
  await import('./index.ts');
  await import('../games/decrypto/limits.ts');
  await import('../limits.ts');
  await import('../routes.ts');
  expect(loaded).toEqual([]);
});
