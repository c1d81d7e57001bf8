// Kept to what an old Node can read, so that it answers with a sentence and not a syntax error.
const LEAST = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);

export const nodeIsNewEnough = major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);

if (!nodeIsNewEnough) {
  process.stderr.write(
    `Remez needs Node ${LEAST.join('.')} or newer and this is ${process.versions.node}: ` +
      'install a newer Node, or run `npm ci` with optional packages, which bring Node 26 to ' +
      '`npm start` and `npm run remez` on Linux and macOS (x64, arm64) and Windows (x64).\n',
  );
  process.exitCode = 1;
}
