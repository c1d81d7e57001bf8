import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MISSION_IDS, MISSIONS, type MissionId } from './missions.ts';
import { FIRST_MISSION, missionAfter, neighbours, openMissions, ROADS } from './roads.ts';

/** Wins everything that is open, again and again, until nothing new opens. */
const everythingWon = (won: readonly MissionId[] = []): readonly MissionId[] => {
  const open = openMissions(won);
  return open.length === won.length ? won : everythingWon(open);
};

describe('the mission map', () => {
  test('D22 · there are 26 missions', () => {
    expect(MISSION_IDS).toHaveLength(26);
  });

  test('D22 · Prague opens Berlin, Tel Aviv and Moscow, as the rulebook has it', () => {
    expect(FIRST_MISSION).toBe('prague');
    expect([...neighbours('prague')].sort()).toEqual(['berlin', 'moscow', 'tel-aviv']);
  });

  test('D22 · every city can be reached from Prague by winning', () => {
    expect(everythingWon()).toEqual(MISSION_IDS);
  });

  /** Our own drawing: each line is a family of missions, or a road from one to another. */
  const LINES = [
    'prague berlin london montreal los-alamos washington',
    'berlin paris madrid monte-carlo vatican',
    'prague tel-aviv baghdad dubai mumbai',
    'tel-aviv casablanca bogota rio-de-janeiro',
    'tel-aviv cape-town sydney tokyo',
    'prague moscow bangkok singapore',
    'moscow yakutsk shanghai hong-kong',
    'madrid casablanca',
    'mumbai singapore',
    'shanghai tokyo',
  ].map((line) => line.split(' '));

  test('D22 · the roads are those of the drawing, and no others', () => {
    const drawn = LINES.flatMap((line) => line.slice(1).map((to, index) => [line[index], to]));
    expect(new Set(ROADS.map((road) => road.join(' – ')))).toEqual(
      new Set(drawn.map((road) => road.join(' – '))),
    );
  });

  test('D22 · a road joins two different cities, once, and leads both ways', () => {
    const names = ROADS.map((road) => [...road].sort().join(' – '));
    expect(new Set(names).size).toBe(ROADS.length);
    for (const [from, to] of ROADS) {
      expect(from).not.toBe(to);
      expect(neighbours(from)).toContain(to);
      expect(neighbours(to)).toContain(from);
    }
  });

  test('D22 · along a family every road is harder: tokens and mistakes together grow fewer', () => {
    const across = ['madrid – casablanca', 'mumbai – singapore', 'shanghai – tokyo'];
    const families = ROADS.filter(
      ([from, to]) => from !== 'prague' && !across.includes(`${from} – ${to}`),
    );
    expect(families).toHaveLength(ROADS.length - 6);
    for (const [from, to] of families) {
      const [easier, harder] = [MISSIONS[from], MISSIONS[to]];
      const step = easier.tokens - harder.tokens + easier.mistakes - harder.mistakes;
      expect({ from, to, harder: step > 0 }).toEqual({ from, to, harder: true });
    }
  });

  test('D22 · before the first win only Prague is open', () => {
    expect(openMissions([])).toEqual(['prague']);
  });

  test('D22 · a win opens its neighbours and nothing else', () => {
    expect(openMissions(['prague'])).toEqual(['prague', 'berlin', 'tel-aviv', 'moscow']);
    expect(openMissions(['prague', 'berlin'])).toEqual([
      'prague',
      'berlin',
      'tel-aviv',
      'moscow',
      'london',
      'paris',
    ]);
  });

  test.each([
    ['the first road that is not won yet', 'prague', ['prague', 'berlin'], 'tel-aviv'],
    [
      'elsewhere where all its roads are won',
      'washington',
      ['washington', 'los-alamos', 'prague'],
      'berlin',
    ],
    ['nowhere where everything is won', 'prague', MISSION_IDS, null],
  ] as const)('D22 · from a won mission it goes on to %s', (_, from, won, next) => {
    expect(missionAfter(from, won)).toBe(next);
  });

  test('D22 · another win never closes anything', () => {
    fc.assert(
      fc.property(
        fc.subarray([...MISSION_IDS]),
        fc.constantFrom(...MISSION_IDS),
        (won, another) => {
          const after = openMissions([...won, another]);
          expect(openMissions(won).every((mission) => after.includes(mission))).toBe(true);
        },
      ),
    );
  });
});
