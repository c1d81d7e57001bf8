import type { Socket } from 'node:net';
import { pick, seededRandom } from '@remez/rules';
import { textFrame } from '@remez/server/testing';
import type { Attack } from './attack.ts';
import { ask, inParallel, openScreen, type Target } from './raw.ts';

export const range = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at);

export const tally = () => {
  const counts = new Map<string, number>();
  return {
    add: (what: string | number) => counts.set(`${what}`, (counts.get(`${what}`) ?? 0) + 1),
    summary: () => [...counts].map(([what, count]) => `${what}: ${count}`).join(', ') || 'nothing',
  };
};

export const visit = async (target: Target, from: number): Promise<string> =>
  (await ask(target, '/api/me', { from })).cookie;

export const openTable = async (
  target: Target,
  from: number,
  cookie: string,
  settings: object = { classic: { mode: 'coop' } },
): Promise<string> => {
  const body = { name: 'נועה', settings };
  const { text } = await ask(target, '/api/tables', { from, cookie, body });
  return (JSON.parse(text || '{}') as { table?: string }).table ?? '';
};

/** A screen that has been shown its table. */
export const shownScreen = (
  target: Target,
  how: Parameters<typeof openScreen>[1],
): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = openScreen(target, {
      ...how,
      onText(text) {
        if (text.includes('"type":"presence"')) resolve(socket);
        how.onText?.(text);
      },
    });
  });

let ids = 0;
const command = (what: object): Buffer => {
  ids += 1;
  return textFrame({ type: 'command', id: `flood-${ids}`, command: what });
};

const RENAMES = 8000;
const RENAME_FOR = 60_000;
const RENAMERS = 20;
const AT_ONCE = 400;

export const campaign: Attack = {
  about: `GET of a campaign with up to ${RENAMES} renames, ${AT_ONCE} at once, without a cookie`,
  async prepare(target) {
    const cookie = await visit(target, 0);
    const made = await ask(target, '/api/campaigns', {
      from: 0,
      cookie,
      body: { name: 'המסע', as: 'נועה' },
    });
    const id = (JSON.parse(made.text || '{}') as { campaign?: string }).campaign;
    const renamed = tally();
    const until = performance.now() + RENAME_FOR;
    await inParallel(range(RENAMES), 100, async (at) => {
      if (performance.now() > until) return;
      const { status } = await ask(target, `/api/campaigns/${id}`, {
        from: at % RENAMERS,
        cookie,
        body: { command: { kind: 'rename', name: `המסע ${at}` } },
      });
      renamed.add(status);
    });
    return {
      start() {
        const read = tally();
        let stopped = false;
        const again = async (from: number) => {
          while (!stopped) {
            const { status } = await ask(target, `/api/campaigns/${id}`, { from });
            read.add(status);
          }
        };
        for (const at of range(AT_ONCE)) void again(100 + (at % 100));
        return () => {
          stopped = true;
          return `renames by status ${renamed.summary()}; reads by status ${read.summary()}`;
        };
      },
    };
  },
};

const LETTERS = [...'אבגדהוזחטיכלמנסעפצקרשת'];
const random = seededRandom(23);

/** Words that nobody has, each of which may be many forms of many words. */
const oddWords = (count: number): readonly string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length: 7 }, () => pick(LETTERS, random)).join(''),
  );

const LISTS = 30;
const LISTS_EACH = 10;

export const lists: Attack = {
  about: `${LISTS} word lists of 2,000 words by three hosts`,
  async prepare(target) {
    const answers = tally();
    const texts = range(LISTS).map(() => oddWords(2000).join('\n'));
    const hosts = await Promise.all(
      range(LISTS / LISTS_EACH).map(async (from) => {
        const cookie = await visit(target, from);
        const table = await openTable(target, from, cookie);
        const onText = (text: string) => {
          for (const [, reason] of text.matchAll(/"refused","id":[^,]+,"reason":"(\w+)"/gu))
            answers.add(reason ?? '');
          for (const _ of text.matchAll(/"type":"done"/gu)) answers.add('done');
        };
        return shownScreen(target, { from, cookie, table, onText });
      }),
    );
    return {
      start() {
        for (const [at, host] of hosts.entries()) {
          for (const list of range(LISTS_EACH)) {
            host.write(command({ kind: 'bringWords', text: texts[at * LISTS_EACH + list] }));
          }
        }
        return () => answers.summary();
      },
    };
  },
};

const TALK_TABLES = 15;
const TALK_WATCHERS = 10;
const MARKED = 'שָׁ֑'.repeat(300);

export const talk: Attack = {
  about: `talk and notes of marked letters at ${TALK_TABLES} tables with ${TALK_WATCHERS} watchers each, and new tables`,
  async prepare(target) {
    const answers = tally();
    const screens: Socket[] = [];
    let closed = 0;
    const onText = (text: string) => {
      for (const [, reason] of text.matchAll(/"refused","id":[^,]+,"reason":"(\w+)"/gu))
        answers.add(reason ?? '');
      for (const _ of text.matchAll(/"type":"done"/gu)) answers.add('done');
    };
    const sit = async (cookie: string, table: string) => {
      const socket = await shownScreen(target, { from: 0, cookie, table, onText });
      socket.on('close', () => {
        closed += 1;
      });
      screens.push(socket);
      return socket;
    };
    const tables: { readonly spymaster: Socket; readonly operative: Socket }[] = [];
    const opener = await visit(target, 0);
    for (const _ of range(TALK_TABLES)) {
      const cookies = [await visit(target, 0), await visit(target, 0)] as const;
      const table = await openTable(target, 0, cookies[0]);
      const spymaster = await sit(cookies[0], table);
      const operative = await sit(cookies[1], table);
      for (const _watcher of range(TALK_WATCHERS)) await sit(opener, table);
      operative.write(command({ kind: 'join', name: 'עמית' }));
      operative.write(command({ kind: 'sit', seat: 'red.operative' }));
      spymaster.write(command({ kind: 'sit', seat: 'red.spymaster' }));
      await new Promise((resolve) => setTimeout(resolve, 100));
      spymaster.write(command({ kind: 'start' }));
      tables.push({ spymaster, operative });
    }
    return {
      start() {
        let step = 0;
        const opened = tally();
        const timer = setInterval(() => {
          step += 1;
          for (const { spymaster, operative } of tables) {
            const note = { kind: 'note', place: `black.${step % 24}`, text: MARKED };
            operative.write(command({ kind: 'talk', to: 'everyone', text: MARKED }));
            spymaster.write(command(note));
          }
          if (step % 4 === 0)
            void openTable(target, 0, opener).then((table) =>
              opened.add(table === '' ? 'refused' : 'opened'),
            );
        }, 110);
        return () => {
          clearInterval(timer);
          const lost = closed;
          for (const screen of screens) screen.destroy();
          return `answers ${answers.summary()}; tables ${opened.summary()}; screens lost ${lost} of ${screens.length}`;
        };
      },
    };
  },
};

const WATCHERS = 4000;
const WATCHER_ADDRESSES = 20;

export const watchers: Attack = {
  about: `${WATCHERS} watchers come to the honest table, each another person`,
  async prepare(target) {
    const cookies: { readonly cookie: string; readonly from: number }[] = [];
    await inParallel(range(WATCHERS), 100, async (at) => {
      const from = at % WATCHER_ADDRESSES;
      cookies.push({ cookie: await visit(target, from), from });
    });
    return {
      start() {
        const seen = tally();
        const screens = new Set<Socket>();
        let stopped = false;
        const come = ({ cookie, from }: { readonly cookie: string; readonly from: number }) =>
          new Promise<void>((resolve) => {
            if (stopped) return resolve();
            let counted = false;
            const tell = (what: string) => {
              if (!counted) seen.add(what);
              counted = true;
              resolve();
            };
            const onText = (text: string) => {
              const [, reason] = /"goodbye","reason":"(\w+)"/u.exec(text) ?? [];
              if (reason !== undefined) tell(`goodbye ${reason}`);
              else if (text.includes('"type":"presence"')) tell('shown');
              else if (text.startsWith('HTTP/1.1 4')) tell(text.slice(9, 12));
            };
            const socket = openScreen(target, { from, cookie, table: target.table, onText });
            screens.add(socket);
            socket.on('close', () => tell('closed'));
          });
        void inParallel(cookies, 100, come);
        return () => {
          stopped = true;
          for (const screen of screens) screen.destroy();
          return seen.summary();
        };
      },
    };
  },
};

const GUESSERS = 250;

export const codes: Attack = {
  about: `code look-ups from ${GUESSERS} addresses`,
  prepare: async (target) => ({
    start() {
      const answers = tally();
      let code = 0;
      let stopped = false;
      const guess = async (from: number) => {
        while (!stopped) {
          code += 1;
          const path = `/api/codes/${String(code % 1_000_000).padStart(6, '0')}`;
          answers.add((await ask(target, path, { from })).status);
        }
      };
      for (const from of range(GUESSERS)) void guess(from);
      return () => {
        stopped = true;
        return `by status ${answers.summary()}`;
      };
    },
  }),
};
