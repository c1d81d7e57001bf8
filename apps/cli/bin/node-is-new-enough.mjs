// Kept to what an old Node can read, so that it answers with a sentence and not a syntax error.
const LEAST = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);

export const nodeIsNewEnough = major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);

if (!nodeIsNewEnough) {
  process.stderr.write(
    `Remez needs Node ${LEAST.join('.')} or newer and this is ${process.versions.node}: ` +
      '`npm ci` brings a fitting one, and `npm start` and `npm run remez` use it.\n',
  );
  process.exitCode = 1;
}
