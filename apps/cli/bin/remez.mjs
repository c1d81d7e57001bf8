#!/usr/bin/env node
import { nodeIsNewEnough } from './node-is-new-enough.mjs';

if (nodeIsNewEnough) {
  import('../src/main.ts')
    .then(({ main }) => main(process.argv.slice(2)))
    .then((code) => {
      process.exitCode = code;
    });
}
