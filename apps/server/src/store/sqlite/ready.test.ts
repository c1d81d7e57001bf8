import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryOf } from '../../testing/entry.ts';
import { newFolder, openStore } from './fixtures/folder.ts';

test('a store whose folder is moved away is not ready and acknowledges nothing, until it is put back', async () => {
  const parent = await newFolder();
  const folder = join(parent, 'data');
  const store = await openStore({ folder });
  await store.log.append('t', 0, entryOf('c1'));
  await store.ready();

  await rename(folder, join(parent, 'elsewhere'));
  await expect(store.ready()).rejects.toMatchObject({ code: 'folderGone' });
  await expect(store.log.append('t', 1, entryOf('c2'))).rejects.toMatchObject({
    code: 'folderGone',
    message: `nothing was written: ${folder} was moved or deleted`,
  });
  expect(await store.log.read('t', 0)).toHaveLength(1);

  /** Another folder of the same name is not the one. */
  await mkdir(folder);
  await expect(store.ready()).rejects.toMatchObject({ code: 'folderGone' });
  await rm(folder, { recursive: true });

  await rename(join(parent, 'elsewhere'), folder);
  await store.ready();
  expect(await store.log.append('t', 1, entryOf('c2'))).toEqual({ kind: 'appended', version: 2 });
  await store.close();
  const again = await openStore({ folder });
  expect(await again.log.read('t', 0)).toHaveLength(2);
});

test.for(['remez.sqlite', 'remez.sqlite-wal'])(
  'a store without its %s is not ready',
  async (name) => {
    const folder = await newFolder();
    const store = await openStore({ folder });
    await store.log.append('t', 0, entryOf('c1'));
    await rename(join(folder, name), join(folder, 'kept'));
    await expect(store.ready()).rejects.toMatchObject({ code: 'folderGone' });
    await rename(join(folder, 'kept'), join(folder, name));
    await store.ready();
  },
);

test('a store on a disk with hardly any room is not ready, and is again when there is room', async () => {
  let left = 1e12;
  const store = await openStore({ folder: await newFolder(), free: async () => left });
  await store.ready();
  left = 1000;
  await expect(store.ready()).rejects.toMatchObject({ code: 'diskFull' });
  left = 1e12;
  await store.ready();
});
