import { classicFigures } from './classic.ts';

const thousands = (value: number): string => Math.round(value).toLocaleString('en');

for (const { what, perSecond, aim } of classicFigures()) {
  const ratio = (perSecond / aim).toFixed(2);
  process.stdout.write(
    `${what}: ${thousands(perSecond)}/s (aim ${thousands(aim)}, ratio ${ratio})\n`,
  );
}
