import type { Seat, State } from '@remez/rules/classic';
import {
  ASSASSIN,
  act,
  BLUE,
  BYSTANDER,
  board,
  CLOCK,
  clue,
  contextAt,
  HOST,
  optionsFor,
  RED,
  seenBy,
  turnOf,
} from '@remez/rules/testing';
import { describe, expect, test } from 'vitest';
import { bestClue } from '../../apps/web/src/board/highlights.ts';
import { fatalGuess, turningPoint } from '../../apps/web/src/games/classic/theatre/highlights.ts';
import { theatre } from '../../apps/web/src/games/classic/theatre/index.ts';
import { sentenceOf, type Told } from '../../apps/web/src/ui/moments/moment.ts';
import { witness } from './witness.ts';

const RED_TEAM = 'red.operative';
const BLUE_TEAM = 'blue.operative';

/** What someone is told when the first state becomes the second. */
const told = (before: State, after: State, ...seats: readonly Seat[]): readonly Told[] =>
  theatre.moments(
    seenBy(before, ...seats),
    seenBy(after, ...seats),
    witness(seats),
  ) as readonly Told[];

const kinds = (moments: readonly Told[]) => moments.map(({ kind, tone }) => `${kind} ${tone}`);

const clued = act(board(), 'red.spymaster', clue('נהר', 2));
const challenged = act(clued, BLUE_TEAM, { kind: 'challenge' });
const guess = (card: number) => act(clued, RED_TEAM, { kind: 'guess', card });

describe('the moments of a match', () => {
  test('C5 · a clue is told with its word, its number and whose it is', () => {
    const [moment] = told(board(), clued, BLUE_TEAM);
    expect(moment).toMatchObject({ kind: 'clue', weight: 'light', mark: 'red', chime: 'clue' });
    expect(sentenceOf(moment as Told)).toContain('נהר');
    expect(sentenceOf(moment as Told)).toContain('red.spymaster');
  });

  test.each([
    ['C9 · a hit', RED[0], ['hit good'], ['hit bad']],
    ['C10 · a bystander', BYSTANDER[0], ['bystander bad'], ['bystander good']],
    ['C10 · the other team’s word', BLUE[0], ['miss bad'], ['miss good']],
    ['C11 · the assassin', ASSASSIN, ['assassin black'], ['assassin black']],
  ])(
    '%s is good for one team and bad for the other, and neither for onlookers',
    (_, card, ours, theirs) => {
      expect(kinds(told(clued, guess(card), RED_TEAM))).toEqual(ours);
      expect(kinds(told(clued, guess(card), BLUE_TEAM))).toEqual(theirs);
      const [kind, tone] = (ours[0] ?? '').split(' ');
      expect(kinds(told(clued, guess(card)))).toEqual([
        `${kind} ${tone === 'black' ? 'black' : 'plain'}`,
      ]);
    },
  );

  test('C11 · the assassin fills the screen, after a held breath', () => {
    const [moment] = told(clued, guess(ASSASSIN), RED_TEAM);
    expect(moment).toMatchObject({ weight: 'scene', tone: 'black', chime: 'assassin' });
    expect(moment?.breath).toContain('red.operative');
    expect(moment?.next).toBe('נגענו במתנקש. הפסדנו.');
    expect(moment?.won).toBeUndefined();
  });

  test('C11 · those who win by it read that they have won, in their own colours', () => {
    const [theirs] = told(clued, guess(ASSASSIN), BLUE_TEAM);
    expect(theirs).toMatchObject({ weight: 'scene', next: 'ניצחנו!', won: 'blue' });
    expect(theirs?.who).toMatch(/אדומים.* נגעו במתנקש.*red\.operative/u);
    const [watched] = told(clued, guess(ASSASSIN));
    expect(watched).toMatchObject({ next: '\u2068הכחולים\u2069 ניצחו!', won: 'blue' });
  });

  test('C16 · the guess that ends it says who has won', () => {
    const eight = turnOf(board(), 'unlimited', ...RED.slice(0, 8));
    const over = act(eight, RED_TEAM, { kind: 'guess', card: RED[8] });
    expect(told(eight, over, RED_TEAM)[0]).toMatchObject({ kind: 'hit', next: 'ניצחנו!' });
    expect(told(eight, over, BLUE_TEAM)[0]).toMatchObject({ kind: 'hit', next: 'הפסדנו' });
  });

  test('C20, C21 · a challenge, a clue ruled out and why, and the card taken by penalty', () => {
    expect(kinds(told(clued, challenged, RED_TEAM))).toEqual(['challenge tense']);
    const looks = witness([RED_TEAM], { table: { 'blue.spymaster': ['Dana'] } });
    const [asked] = theatre.moments(seenBy(clued, RED_TEAM), seenBy(challenged, RED_TEAM), looks);
    expect(asked).toMatchObject({ next: 'מחכים להכרעה של \u2068Dana\u2069.' });
    expect((asked as Told).what).toContain('נהר');
    expect(told(clued, challenged, 'blue.spymaster')[0]?.next).toBe('ההכרעה שלנו.');
    const penalised = act(challenged, 'blue.spymaster', { kind: 'rule', penalise: true });
    const [moment] = told(challenged, penalised, RED_TEAM);
    expect(moment).toMatchObject({ kind: 'ruledOut', struck: true, tone: 'bad', weight: 'heavy' });
    expect(moment?.why).toContain('blue.operative');
    const covered = act(penalised, 'blue.spymaster', { kind: 'cover', card: BLUE[0] });
    expect(kinds(told(penalised, covered, BLUE_TEAM))).toContain('penalty good');
    const penalty = told(penalised, covered, BLUE_TEAM).find(({ kind }) => kind === 'penalty');
    expect(penalty?.next).toBe('עכשיו רמז של \u2068הכחולים\u2069.');
    const stands = act(challenged, 'blue.spymaster', { kind: 'rule', penalise: false });
    expect(kinds(told(challenged, stands, RED_TEAM))).toEqual(['stands plain']);
  });

  test('C24 · time that is up, a host who moves on, and a team that stops', () => {
    const timed = board(optionsFor({ timers: { clue: 60 } }));
    const late = act(
      timed,
      CLOCK,
      { kind: 'timeout', turn: timed.turn, phase: 'clue' },
      contextAt(61_000),
    );
    expect(kinds(told(timed, late, RED_TEAM))).toEqual(['timeUp bad']);
    const looks = witness([RED_TEAM], { table: { 'red.spymaster': ['Dana'] } });
    const [waited] = theatre.moments(seenBy(timed, RED_TEAM), seenBy(late, RED_TEAM), looks);
    expect((waited as Told).who).toBe('חיכינו לרמז של \u2068Dana\u2069.');
    const moved = act(clued, HOST, { kind: 'moveOn' });
    expect(kinds(told(clued, moved, RED_TEAM))).toEqual(['movedOn plain']);
    const hit = guess(RED[0]);
    expect(kinds(told(hit, act(hit, RED_TEAM, { kind: 'stop' }), RED_TEAM))).toEqual([
      'stopped plain',
    ]);
  });

  test('nothing new, nothing told; several moves at once are told in their order', () => {
    expect(told(clued, clued, RED_TEAM)).toEqual([]);
    expect(kinds(told(board(), guess(RED[0]), RED_TEAM))).toEqual(['clue plain', 'hit good']);
  });

  test('C26 · together, the deck’s card is bad for all', () => {
    const coop = turnOf(board(optionsFor({ mode: 'coop' })), 1, BYSTANDER[0]);
    const after = act(coop, 'red.spymaster', { kind: 'cover', card: BLUE[0] });
    expect(kinds(told(coop, after, RED_TEAM))).toContain('deck bad');
  });
});

describe('the ending', () => {
  /** Red finds two, blue four in one clue, red gives blue its last words. */
  const found = (): State => {
    let state = turnOf(board(), 2, RED[0], RED[1], BYSTANDER[0]);
    state = act(turnOf(state, 4, BLUE[0], BLUE[1], BLUE[2], BLUE[3]), BLUE_TEAM, { kind: 'stop' });
    state = turnOf(state, 1, BYSTANDER[1]);
    return turnOf(state, 4, BLUE[4], BLUE[5], BLUE[6], BLUE[7]);
  };
  const endingFor = (state: State, seats: readonly Seat[], finished: readonly object[] = []) =>
    theatre.ending(seenBy(state, ...seats), witness(seats, { finished }));

  test('C16 · says "we won" and "we lost" from each side, and who won to those who look on', () => {
    const over = found();
    expect(endingFor(over, [BLUE_TEAM])).toMatchObject({ mood: 'won', title: 'ניצחנו!' });
    expect(endingFor(over, [RED_TEAM])).toMatchObject({ mood: 'lost', title: 'הפסדנו' });
    expect(endingFor(over, [])?.title).toContain('ניצחו!');
    expect(endingFor(over, [BLUE_TEAM])?.how).toContain('word16');
    expect(endingFor(over, [RED_TEAM])?.shared.title).toBe(endingFor(over, [])?.title);
  });

  test('C11 · by the assassin: the team that touched it, its card and the hand', () => {
    const over = guess(ASSASSIN);
    expect(endingFor(over, [RED_TEAM])).toMatchObject({ mood: 'lost', mark: 'assassin' });
    expect(endingFor(over, [BLUE_TEAM])).toMatchObject({ mood: 'won', mark: 'blue' });
    const { how, remembered } = endingFor(over, [BLUE_TEAM]) ?? { how: '', remembered: [] };
    const cards = remembered.map(({ what, about }) => `${what} ${about}`);
    const all = [how, ...cards].join(' ');
    expect(how).toContain('אדומים');
    /** Each of it once. */
    for (const said of ['word24', 'red.operative']) expect(all.split(said)).toHaveLength(2);
    expect(fatalGuess(seenBy(over))?.guess.card).toBe(ASSASSIN);
    expect(turningPoint(seenBy(over))).toBeUndefined();
  });

  test('the best clue is the first by which most words were found, and one word is none', () => {
    const isOwn = ({ team }: { team: string }, identity: string) => identity === team;
    expect(bestClue(seenBy(found()).story, isOwn)?.cards).toEqual(BLUE.slice(0, 4));
    expect(bestClue(seenBy(guess(RED[0])).story, isOwn)).toBeUndefined();
  });

  test('the turning point is the turn after which the winner led to the end', () => {
    expect(turningPoint(seenBy(found()))?.turn.turn).toBe(2);
    /** Blue finds all while red finds none: it had one word less from the start. */
    const led = turnOf(turnOf(board(), 1, BYSTANDER[0]), 'unlimited', ...BLUE);
    expect(turningPoint(seenBy(led))).toBeUndefined();
  });

  test('a clue that was the best and the turning point is told once', () => {
    const kinds = endingFor(found(), [BLUE_TEAM])?.remembered.map(({ kind }) => kind);
    expect(turningPoint(seenBy(found()))?.turn.turn).toBe(2);
    expect(kinds).toEqual(['best']);
    expect(endingFor(found(), [BLUE_TEAM])?.remembered[0]?.about).toContain('הובילו עד הסוף');
  });

  test('C27 · together the points are told with their own line', () => {
    const won = turnOf(board(optionsFor({ mode: 'coop' })), 'unlimited', ...RED);
    expect(endingFor(won, [RED_TEAM])?.advice).toMatch(/^8 נקודות · .+/u);
  });

  test('the series counts this table’s wins of both teams, once there are two', () => {
    const won = (winner: string) => ({ game: 'classic', match: 1, result: { winner } });
    expect(endingFor(found(), [BLUE_TEAM], [won('blue')])?.series).toBeUndefined();
    const series = endingFor(
      found(),
      [BLUE_TEAM],
      [won('red'), won('blue'), won('blue'), { ...won('red'), game: 'other' }],
    )?.series;
    expect(series).toContain('2:1');
  });

  test('there is none while the match runs', () => {
    expect(endingFor(clued, ['red.spymaster'])).toBeUndefined();
  });
});

describe('the role card', () => {
  const part = (...seats: readonly Seat[]) =>
    theatre.part(seenBy(board(), ...seats), witness(seats));

  test('C3 · a spymaster is asked to open the key, everyone else begins', () => {
    expect(part('red.spymaster')).toMatchObject({ mark: 'red', open: 'לפתוח את המפתח' });
    expect(part('blue.operative')).toMatchObject({ mark: 'blue', open: 'מתחילים' });
    expect(part()).toBeUndefined();
  });

  test('C26 · whoever plays together is of no team', () => {
    const together = board(optionsFor({ mode: 'coop' }));
    const titleAt = (seat: Seat) => theatre.part(seenBy(together, seat), witness([seat]))?.title;
    expect(titleAt(RED_TEAM)).toBe('לנחש ביחד');
    expect(titleAt('red.spymaster')).toBe('המפתח אצלך');
  });

  test('among bots a spymaster is not asked to turn the screen away', () => {
    const seats = ['red.spymaster'] as const;
    const table = { 'red.spymaster': ['Ada'], 'red.operative': ['spark'] };
    const about = (bots: readonly string[]) =>
      theatre.part(seenBy(board(), ...seats), witness(seats, { table, member: 'Ada', bots }))
        ?.about;
    expect(about([])).toContain('מפנים את המסך');
    expect(about(['spark'])).toBe('אנשי הצוות לא רואים את המפתח: הם מנחשים לפי הרמזים שלך.');
  });

  test('it says nothing that depends on the key', () => {
    const other = { ...board(), key: board().key.toReversed() };
    const seats = ['red.spymaster'] as const;
    expect(theatre.part(seenBy(other, ...seats), witness(seats))).toEqual(part(...seats));
  });
});
