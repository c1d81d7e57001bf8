import { setTimeout as rest } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom } from '@remez/rules';
import { startServer } from '@remez/server/testing';
import { DIST, launchBrowser, openContext, PHONE } from '../tests/browser/harness.ts';
import {
  GAMES,
  type GameKind,
  type Recording,
  recordGames,
  SCREENS,
  type Screen,
} from './drawing/record.ts';
import { serveReplay } from './drawing/replay.ts';
import { type Measured, reportOf } from './drawing/report.ts';
import { type Cost, costsIn, traced } from './drawing/trace.ts';

/** Long enough for a page to finish and for its effects to have run. */
const AT_REST = 150;
const NAMES = Object.keys(SCREENS) as readonly Screen[];

const { values, positionals } = parseArgs({
  options: {
    moves: { type: 'string', default: '60' },
    /** Each move counts as the cheapest of so many showings: what else the machine does only adds. */
    times: { type: 'string', default: '1' },
    game: { type: 'string', multiple: true, default: [...GAMES] },
    screen: { type: 'string', multiple: true, default: [...NAMES] },
  },
  allowPositionals: true,
});

/**
 * What a change costs a page, from the frame that brings it to the picture: random games are
 * recorded as a real server sends them, and each screen is then sent them again, frame by frame.
 * Several builds (`npm run bench:drawing -- one/dist other/dist`) are shown the same in turn, each
 * time in a new page (`--times 3`).
 */
const times = Number(values.times);
const builds = positionals.length > 0 ? positionals : [DIST];
const recorder = await startServer();
const recordings: [GameKind, Recording][] = [];
for (const game of GAMES.filter((each) => values.game.includes(each))) {
  const moves = Number(values.moves);
  recordings.push([
    game,
    await recordGames(recorder.url, { game, moves, random: seededRandom(7) }),
  ]);
}
const browser = await launchBrowser();
const sites = await Promise.all(
  builds.map(async (build) => ({
    build,
    measured: [] as Measured[],
    ...(await serveReplay(build)),
  })),
);
for (const [game, { table, first, steps }] of recordings) {
  for (const screen of NAMES.filter((each) => values.screen.includes(each))) {
    const seen = steps.filter(({ frames }) => frames[screen].length > 0);
    const shown = async ({ origin, greetWith, send }: (typeof sites)[number]) => {
      greetWith(first.frames[screen]);
      const context = await openContext(browser, { size: PHONE });
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.goto(`${origin}/t/${table}${SCREENS[screen] === null ? '?tv' : ''}`);
      await page.locator('[data-testid="game"]').waitFor();
      await rest(AT_REST * 2);
      const events = await traced(browser, async () => {
        for (const { frames } of seen) {
          send(frames[screen]);
          await rest(AT_REST);
        }
      });
      await context.close();
      return costsIn(
        events,
        seen.map(({ frames }) => frames[screen].length),
      );
    };
    const least = sites.map((): (Cost | undefined)[] => []);
    for (let time = 0; time < times; time += 1) {
      for (const [at, site] of sites.entries()) {
        const kept = least[at] ?? [];
        for (const [nth, cost] of (await shown(site)).entries()) {
          const known = kept[nth];
          /** Nothing: it was drawn with the next one, or there was nothing to draw. */
          const isLess = cost.drawn > 0 && cost.drawn < (known?.drawn || Number.MAX_VALUE);
          if (known === undefined || isLess) kept[nth] = cost;
        }
      }
    }
    for (const [at, { measured }] of sites.entries()) {
      for (const [nth, { kind }] of seen.entries()) {
        const cost = least[at]?.[nth];
        if (cost !== undefined) measured.push({ game, screen, kind, ...cost });
      }
    }
  }
}
for (const { build, measured } of sites) {
  process.stdout.write(`${builds.length > 1 ? `${build}\n` : ''}${reportOf(measured)}\n`);
}
await browser.close();
for (const { close } of sites) close();
process.exit();
