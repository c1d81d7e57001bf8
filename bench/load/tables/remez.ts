import { PROTOCOL } from '@remez/protocol';
import { showsChange, wholeViewIn } from '../arrivals.ts';
import { textFrame } from '../frames.ts';
import { asker } from '../http.ts';
import { addressOf, openPerson, type Person } from '../person.ts';
import { memberAt, type PlannedMove, planMatch, type ViewOfMatch } from '../script.ts';
import { type OpenTable, SEATS } from './table.ts';

const NAMES = ['נועה', 'עמית', 'דנה', 'יואב'];
const PLACES = ['red.spymaster', 'blue.spymaster', 'red.operative', 'blue.operative'];
const WITHIN = 30_000;

const seatOf = (member: string): number => Number(member.slice(1)) - 1;

/** A person who is still coming to the table: everything is read, and waited for. */
const arriving = (person: Person) => {
  let view: Buffer | undefined;
  let check = () => {};
  const heard: string[] = [];
  person.onFrame = (payload) => {
    if (showsChange(payload)) view = Buffer.from(payload);
    heard.push(payload.toString('utf8'));
    check();
  };
  const until = (what: string, isThere: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no ${what} came`)), WITHIN);
      check = () => {
        if (!isThere()) return;
        clearTimeout(late);
        resolve();
      };
      check();
    });
  const hears = (part: string) => until(part, () => heard.some((text) => text.includes(part)));
  let ids = 0;
  return {
    hears,
    /** The view in which a match is being played. */
    async seesMatch() {
      await until('match', () => view?.includes('"phase":"clue"') === true);
      return view;
    },
    async tell(command: object) {
      ids += 1;
      const id = `come-${ids}`;
      person.send(textFrame(JSON.stringify({ type: 'command', id, command })));
      await hears(`"type":"done","id":"${id}"`);
    },
  };
};

/** Four people come to a table of classic, sit down, and begin; then they play for ever. */
export const openRemezTable: OpenTable = async ({ port, ports, index }) => {
  const from = addressOf(index);
  const { ask, close } = asker(port, from);
  const cookies: string[] = [];
  for (const _ of SEATS) cookies.push((await ask('/api/me')).cookie);
  const body = { name: NAMES[0], settings: { classic: { mode: 'teams' } } };
  const opened = await ask('/api/tables', { cookie: cookies[0] ?? '', body });
  close();
  const { table } = JSON.parse(opened.text) as { readonly table: string };
  const hello = textFrame(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table }));

  const people: Person[] = [];
  const newcomers: ReturnType<typeof arriving>[] = [];
  for (const seat of SEATS) {
    const near = ports[seat % ports.length] ?? port;
    const cookie = cookies[seat] ?? '';
    const person = await openPerson({ port: near, from, path: '/ws', cookie });
    const newcomer = arriving(person);
    person.send(hello);
    await newcomer.hears('"type":"presence"');
    if (seat > 0) await newcomer.tell({ kind: 'join', name: NAMES[seat] });
    await newcomer.tell({ kind: 'sit', seat: PLACES[seat] });
    people.push(person);
    newcomers.push(newcomer);
  }
  await newcomers[0]?.tell({ kind: 'start' });

  /** What each was shown when the match began, until the match has been planned. */
  const beginnings = await Promise.all(newcomers.map(({ seesMatch }) => seesMatch()));
  let plan: PlannedMove[] = [];
  let isBeginning = true;
  let ids = 0;

  const planFromBeginnings = () => {
    const any = wholeViewIn<ViewOfMatch>(beginnings[0]);
    const seat = any && seatOf(memberAt(any, `${any.match?.view.starts}.spymaster`));
    const view = wholeViewIn<ViewOfMatch>(beginnings[seat ?? 0]);
    if (view === undefined) throw new Error('a match began without a whole view');
    plan = planMatch(view).toReversed();
    isBeginning = false;
  };
  const commandFrame = (command: object, turn?: number): Buffer => {
    ids += 1;
    return textFrame(JSON.stringify({ type: 'command', id: `${ids}`, turn, command }));
  };

  return {
    people,
    async watch() {
      const person = await openPerson({ port, from, path: '/ws', cookie: cookies[0] ?? '' });
      const newcomer = arriving(person);
      person.send(hello);
      await newcomer.hears('"type":"presence"');
      person.onFrame = () => {};
      return person;
    },
    next() {
      if (isBeginning) planFromBeginnings();
      const planned = plan.pop();
      if (planned !== undefined) {
        const { by, turn, move } = planned;
        return { by: seatOf(by), bytes: commandFrame({ kind: 'play', move }, turn) };
      }
      isBeginning = true;
      return { by: 0, bytes: commandFrame({ kind: 'again' }) };
    },
    shows(person, payload) {
      const isShown = showsChange(payload);
      if (isShown && isBeginning) beginnings[person] = Buffer.from(payload);
      return isShown;
    },
  };
};
