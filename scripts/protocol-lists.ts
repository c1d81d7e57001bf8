import { readFile, writeFile } from 'node:fs/promises';
import { type Goodbye, isFinal } from '@remez/protocol';
import { gameMeanings, purposeReasons } from '@remez/protocol/games';
import {
  ALLOWANCES,
  GOODBYES,
  LIST_FAULTS,
  REFEREE_MODES,
  SERVING_REASONS,
  TABLE_REASONS,
  VERDICT_RULES,
  VERDICT_WHYS,
} from '@remez/protocol/meanings';
import { MISSIONS, type MissionId, neighbours } from '@remez/rules/duet';

/** Writes what every code means into the page about the protocol, from where the schemas have it too. */

export const PAGE = new URL('../docs/protocol.md', import.meta.url);

type Meanings = { readonly [code: string]: string };

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const inOrder = (meanings: Meanings) =>
  Object.entries(meanings).sort(([one], [other]) => one.localeCompare(other, 'en'));

const coded = (code: string, meaning: string) => [`\`${code}\``, meaning];
const reasons = (meanings: Meanings): string =>
  table(
    ['reason', 'meaning'],
    inOrder(meanings).map(([code, meaning]) => coded(code, meaning)),
  );
const codes = (head: string, meanings: Meanings): string =>
  table(
    [head, 'meaning'],
    Object.entries(meanings).map(([code, meaning]) => coded(code, meaning)),
  );

/** Which field of a game's view has the codes of which list. */
const FIELDS: { readonly [list: string]: string } = {
  MODES: '`mode`',
  PHASES: '`phase`',
  TURN_ENDINGS: '`ended` of a turn',
  RULINGS: '`challenge.ruling`',
  WINNERS: '`result.winner`',
  GAME_ENDINGS: '`result.why`',
  COVER_CAUSES: '`coverCause`, `cause` of a cover',
  ANSWERS: '`question.answer`',
  CAN_RULE: '`can.rule`',
  CAN_BEGIN_AGAIN: '`can.beginAgain`',
  LESSONS: '`result.debrief.lesson`',
  PRAISES: '`result.debrief.praise`',
  MISTAKE_COSTS: '`mistakeCosts`',
  WRITING: '`writing` of a team',
  ANSWER_KINDS: '`can.propose`, `deliberation.answer`',
};

const codesOf = (lists: { readonly [list: string]: Meanings }): string =>
  table(
    ['field', 'value', 'meaning'],
    Object.entries(lists)
      .filter(([list]) => !list.endsWith('REASONS'))
      .sort(
        ([one], [other]) => Object.keys(FIELDS).indexOf(one) - Object.keys(FIELDS).indexOf(other),
      )
      .flatMap(([list, meanings]) => {
        const field = FIELDS[list];
        if (field === undefined) throw new Error(`no field has the codes of ${list}`);
        return Object.entries(meanings).map(([code, meaning], at) => [
          at === 0 ? field : '',
          ...coded(code, meaning),
        ]);
      }),
  );

const missions = (): string =>
  table(
    ['mission', 'tokens', 'mistakes', 'roads to'],
    (Object.keys(MISSIONS) as readonly MissionId[]).map((mission) => [
      `\`${mission}\``,
      `${MISSIONS[mission].tokens}`,
      `${MISSIONS[mission].mistakes}`,
      neighbours(mission)
        .map((each) => `\`${each}\``)
        .join(', '),
    ]),
  );

const goodbyes = (): string =>
  table(
    ['reason', 'come back?', 'meaning'],
    Object.entries(GOODBYES).map(([code, meaning]) => [
      `\`${code}\``,
      isFinal(code as Goodbye) ? 'no' : 'yes',
      meaning,
    ]),
  );

const LISTS: { readonly [name: string]: () => string } = {
  'serving reasons': () => reasons(SERVING_REASONS),
  'table reasons': () => reasons(TABLE_REASONS),
  'purpose reasons': () => reasons(purposeReasons),
  goodbyes,
  missions,
  'list faults': () => codes('`why`', LIST_FAULTS),
  'referee modes': () => codes('`clues.referee`', REFEREE_MODES),
  allowances: () => codes('`clues.allow`', ALLOWANCES),
  'verdict rules': () => codes('`rule`', VERDICT_RULES),
  'verdict whys': () => codes('`why`', VERDICT_WHYS),
  ...Object.fromEntries(
    Object.entries(gameMeanings).flatMap(([game, lists]) => [
      [`${game} codes`, () => codesOf(lists)],
      [`${game} reasons`, () => reasons(lists.REASONS ?? {})],
    ]),
  ),
};

export const LIST_NAMES = Object.keys(LISTS);

/** The page with every list as it must be now. */
export const withLists = (page: string): string =>
  page.replace(
    /(<!-- list: ([\w ]+) -->\n)[\s\S]*?(\n<!-- end -->)/gu,
    (_, begin: string, name: string, end: string) => {
      const list = LISTS[name];
      if (list === undefined) throw new Error(`there is no list "${name}"`);
      return `${begin}\n${list()}\n${end}`;
    },
  );

if (process.argv[1] === import.meta.filename) {
  await writeFile(PAGE, withLists(await readFile(PAGE, 'utf8')));
}
