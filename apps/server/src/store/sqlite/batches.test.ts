import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startWriter } from './batches.ts';

const data = { file: 'no file', quiet: 60_000 };

const script = (name: string): URL => new URL(`./fixtures/${name}`, import.meta.url);

test('when the thread dies all who wait are told, and all who ask later', async () => {
  const writer = await startWriter({ script: script('dying-writer.ts'), data });
  const waiting = Array.from({ length: 5 }, () => writer.ask({ kind: 'probe' }));
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.map(({ status }) => status)).toEqual(waiting.map(() => 'rejected'));
  for (const asked of [...waiting, writer.ask({ kind: 'probe' })]) {
    await expect(asked).rejects.toMatchObject({
      code: 'writerGone',
      message: expect.stringContaining('the thread fell'),
    });
  }
  await writer.close();
  await writer.close();
});

test('when the thread dies of what was asked before the close, the close says so', async () => {
  const writer = await startWriter({ script: script('dying-writer.ts'), data });
  const asked = writer.ask({ kind: 'probe' });
  const closed = writer.close();
  await expect(asked).rejects.toMatchObject({ code: 'writerGone' });
  await expect(closed).rejects.toMatchObject({ code: 'writerGone' });
});

test('a thread that cannot start rejects the opening', async () => {
  await expect(startWriter({ script: script('missing.ts'), data })).rejects.toMatchObject({
    code: 'writerGone',
  });
});

test('what cannot be sent to the thread is refused, and does not block what follows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'remez-store-'));
  const writer = await startWriter({
    script: new URL('./writer.ts', import.meta.url),
    data: { ...data, file: join(folder, 'f') },
  });
  const code = (() => 'not a code') as unknown as string;
  await expect(writer.ask({ kind: 'byCode', code })).rejects.toMatchObject({ code: 'writeFailed' });
  expect(await writer.ask({ kind: 'byCode', code: '7314' })).toBeUndefined();
  await writer.close();
  await rm(folder, { recursive: true });
});
