import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the server (`--import`, which its threads inherit) to measure it on a slower disk:
 * every commit takes 2 ms longer, in the thread that writes. A commit is one fsync; the two of a
 * checkpoint, every thousand pages, stay as they are.
 */
const MORE = 2;

if (!isMainThread) {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function slowed(sql) {
    exec.call(this, sql);
    if (sql === 'COMMIT') Atomics.wait(clock, 0, 0, MORE);
  };
}
