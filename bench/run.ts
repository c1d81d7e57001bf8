import { classicFigures } from './classic.ts';
import { refereeCries, refereeFigures } from './referee.ts';

const thousands = (value: number): string => Math.round(value).toLocaleString('en');

for (const { what, perSecond, aim } of [...classicFigures(), ...refereeFigures()]) {
  const ratio = (perSecond / aim).toFixed(2);
  process.stdout.write(
    `${what}: ${thousands(perSecond)}/s (aim ${thousands(aim)}, ratio ${ratio})\n`,
  );
}
process.stdout.write(`${refereeCries()}\n`);
