import { seededRandom } from '@remez/rules';
import { lenientJudge } from '@remez/rules/testing';
import { GAME_NAMES } from '@remez/table';
import { manualClock, recordingScreen } from '@remez/table/testing';
import { describe, expect, test } from 'vitest';
import { inMemory, type LocalStore } from './store/open.ts';
import { localTables } from './tables.ts';

const unexpected = ({ error }: { readonly error: unknown }) => {
  throw error;
};

/** What a browser keeps; whoever asks for a table's note may be made to wait. */
const openStore = () => {
  const store = inMemory();
  const { directory } = store;
  let waiting: Promise<void> | undefined;
  const slow: LocalStore = {
    ...store,
    directory: {
      ...directory,
      async get(table) {
        await waiting;
        return directory.get(table);
      },
    },
  };
  const hold = (): (() => void) => {
    let release = () => {};
    waiting = new Promise((resolve) => {
      release = resolve;
    });
    return () => {
      waiting = undefined;
      release();
    };
  };
  return { store: slow, hold };
};

const openTab = (store: LocalStore) =>
  localTables({
    store,
    clock: manualClock(),
    random: seededRandom(1),
    judging: { judge: lenientJudge, ready: () => null },
    mind: { plays: GAME_NAMES, decide: async () => null },
    faults: unexpected,
    onLesson: () => {},
  });

const opening = (
  commands: Parameters<ReturnType<typeof openTab>['create']>[0]['commands'] = [],
) => ({
  person: 'me',
  name: 'צל',
  settings: { game: GAME_NAMES[0], language: 'he' },
  commands,
});

const must = <Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; failure: string },
): Value => {
  if (!result.ok) throw new Error(result.failure);
  return result.value;
};

describe('tables of one tab', () => {
  test('one that is asked for again, while it opens and another is opened, stays alive', async () => {
    const { store, hold } = openStore();
    const before = openTab(store);
    const [one, two] = [must(await before.create(opening())), must(await before.create(opening()))];
    const tab = openTab(store);
    const release = hold();
    const first = tab.open(one);
    const other = tab.open(two);
    const again = tab.open(one);
    release();
    await Promise.all([first, other]);
    const screen = recordingScreen('me');
    must(await again).enter(screen);
    /** What another tab does is seen. */
    const elsewhere = must(await before.open(one));
    await elsewhere.command('me', 'c1', { command: { kind: 'rename', name: 'נועה' } });
    await expect.poll(() => screen.view.members[0]?.name).toBe('נועה');
  });

  test('nothing stays of one at which something is refused', async () => {
    const { store } = openStore();
    const tab = openTab(store);
    const refused = await tab.create(opening([{ command: { kind: 'sit', seat: 'nowhere' } }]));
    expect(refused).toEqual({ ok: false, failure: 'badSeat' });
    await expect.poll(() => store.directory.all()).toEqual([]);
  });
});
