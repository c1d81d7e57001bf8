import { expect, test } from 'vitest';
import { PAGES, pathTo, ROUTES } from './routes.ts';

test('a path has its parts in their places, and nothing in them leads elsewhere', () => {
  expect(pathTo(PAGES.table, { table: 'abc_-9' })).toBe('/t/abc_-9');
  expect(pathTo(ROUTES.reopenTable, { table: 'a' })).toBe('/api/tables/a/reopen');
  expect(pathTo(ROUTES.code, { code: '../me?x=:code' })).toBe('/api/codes/..%2Fme%3Fx%3D%3Acode');
});
