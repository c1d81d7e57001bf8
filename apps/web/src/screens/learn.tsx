import { PAGES } from '@remez/protocol/routes';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { keptLesson } from '../lib/kept-tables.ts';
import { openLocalTable, removeLocalTable } from '../lib/local-tables.ts';
import { locale } from '../lib/locale.ts';
import { whyNot } from '../lib/reasons.ts';
import { go } from '../lib/route.ts';
import { remember, remembered } from '../lib/storage.ts';
import { m } from '../messages/index.js';
import { type GameName, namesOf } from '../table/game-ui.ts';
import { Coach } from '../table/lesson/coach.tsx';
import type { Chapter, GameLesson } from '../table/lesson/game-lesson.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Learned } from './learned.tsx';
import { TableScreen } from './table.tsx';

/** How many chapters of this game were played to their end in this browser. */
const learned = (game: GameName): number => Number(remembered(`learned.${game}`) ?? 0);

type At =
  | { readonly kind: 'coming' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'playing'; readonly table: string; readonly chapter: Chapter }
  | { readonly kind: 'done'; readonly chapter: Chapter };

const openChapter = async (
  game: GameName,
  { settings }: GameLesson,
  chapter: Chapter,
): Promise<At> => {
  const language = locale.value;
  const answer = await openLocalTable({
    name: remembered('name') ?? m.solo_name(),
    settings: { game, language, clues: { referee: 'advise' }, [game]: settings },
    commands: [],
    lesson: { chapter: chapter.id, scenario: chapter.scenarios[language] },
  });
  return answer.ok
    ? { kind: 'playing', table: answer.value.table, chapter }
    : { kind: 'failed', why: whyNot(answer.reason) };
};

/** The lesson that was begun, or the first chapter that was not played to its end. */
const resume = async (game: GameName, lesson: GameLesson): Promise<At> => {
  const { chapters } = lesson;
  const kept = await keptLesson(game);
  const begun = chapters.find(({ id }) => id === kept?.chapter);
  if (kept !== undefined && begun !== undefined) {
    return { kind: 'playing', table: kept.table, chapter: begun };
  }
  const next = chapters[learned(game) % chapters.length];
  if (next === undefined) return { kind: 'failed', why: m.why_other() };
  return openChapter(game, lesson, next);
};

const Lessons = ({ game, lesson }: { readonly game: GameName; readonly lesson: GameLesson }) => {
  const { chapters } = lesson;
  const [at, setAt] = useState<At>({ kind: 'coming' });
  /** Whoever has left is taken nowhere by what was still on its way. */
  const isHere = useRef(true);
  const come = useCallback((coming: Promise<At>) => {
    setAt({ kind: 'coming' });
    coming.then(
      (next) => isHere.current && setAt(next),
      () => isHere.current && setAt({ kind: 'failed', why: m.why_unavailable() }),
    );
  }, []);
  useEffect(() => {
    come(resume(game, lesson));
    return () => {
      isHere.current = false;
    };
  }, []);
  switch (at.kind) {
    case 'coming':
      return <Notice title={m.setting_the_table()} />;
    case 'failed':
      return (
        <Notice title={m.learn_failed()} text={at.why} home>
          <Button onClick={() => come(resume(game, lesson))}>{m.try_again()}</Button>
        </Notice>
      );
    case 'done': {
      const next = chapters[chapters.indexOf(at.chapter) + 1];
      return (
        <Learned
          game={game}
          next={next}
          onNext={() => next && come(openChapter(game, lesson, next))}
          onAgain={() => come(openChapter(game, lesson, at.chapter))}
        />
      );
    }
    case 'playing': {
      const { table, chapter } = at;
      return (
        <TableScreen
          key={table}
          table={table}
          watching={false}
          isLocal
          coach={
            <Coach
              lesson={lesson}
              chapter={chapter}
              onLeave={() => go(PAGES.home)}
              onStartOver={() => {
                removeLocalTable(table);
                come(openChapter(game, lesson, chapter));
              }}
              onDone={() => {
                removeLocalTable(table);
                const done = chapters.indexOf(chapter) + 1;
                remember(`learned.${game}`, String(Math.max(done, learned(game))));
                setAt({ kind: 'done', chapter });
              }}
            />
          }
        />
      );
    }
  }
};

/** A first game, step by step, with someone who says what to do and why. */
export const LearnScreen = ({ game: asked }: { readonly game: string }) => {
  const game = namesOf(GAMES).find((name) => name === asked && GAMES[name].lesson !== undefined);
  const [lesson, setLesson] = useState(() => game && GAMES[game].lesson?.now());
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (game === undefined) return;
    GAMES[game].lesson?.load().then(setLesson, () => setFailed(true));
  }, []);
  if (game === undefined) return <Notice title={m.nowhere_title()} text={m.nowhere_text()} home />;
  if (failed) {
    return (
      <Notice title={m.part_missing_title()} text={m.part_missing_text()}>
        <Button look="primary" onClick={() => location.reload()}>
          {m.reload()}
        </Button>
      </Notice>
    );
  }
  if (lesson === undefined) return <Notice title={m.one_moment()} />;
  return <Lessons game={game} lesson={lesson} />;
};
