import { PAGES } from '@remez/protocol/routes';
import { useEffect, useState } from 'preact/hooks';
import { type ClosedNotice, closedNotice, reopenTable } from '../lib/api.ts';
import { listed } from '../lib/listed.ts';
import { locale } from '../lib/locale.ts';
import { openedHere } from '../lib/opened.ts';
import { whyNot } from '../lib/reasons.ts';
import { go, tablePath } from '../lib/route.ts';
import { m } from '../messages/index.js';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { say } from '../ui/toast.tsx';

const moment = (at: number): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** A closed table. Whoever opened it, and did not close it, is told who did, and may undo it. */
export const ClosedTable = ({ table }: { readonly table: string }) => {
  const [notice, setNotice] = useState<ClosedNotice | null>(null);
  useEffect(() => {
    void closedNotice(table).then(setNotice);
  }, [table]);
  if (notice === null) {
    return <Notice title={m.bye_closed_title()} text={m.bye_closed_text()} home />;
  }
  const reopen = async () => {
    const answer = await reopenTable(table);
    if (answer.ok) location.reload();
    else say(whyNot(answer.reason));
  };
  const { by, at, until } = notice;
  return (
    <Notice
      title={m.closed_by_other_title()}
      text={m.closed_by_other_text({
        name: listed([by]),
        when: moment(at),
        until: moment(until),
      })}
    >
      <Button look="primary" data-testid="reopen" onClick={reopen}>
        {m.reopen_table()}
      </Button>
      <Button look="ghost" onClick={() => go(PAGES.home)}>
        {m.to_home()}
      </Button>
    </Notice>
  );
};

/** On the way in: a table that was opened here and closed by someone else. */
export const MyClosedTables = () => {
  const [closed, setClosed] = useState<readonly { table: string; by: string }[]>([]);
  useEffect(() => {
    let left = false;
    void Promise.all(
      openedHere().map(async (table) => {
        const notice = await closedNotice(table);
        return notice === null ? [] : [{ table, by: notice.by }];
      }),
    ).then((found) => {
      if (!left) setClosed(found.flat());
    });
    return () => {
      left = true;
    };
  }, []);
  return (
    <>
      {closed.map(({ table, by }) => (
        <Button key={table} wide data-testid="my-closed-table" onClick={() => go(tablePath(table))}>
          {m.my_table_was_closed({ name: listed([by]) })}
        </Button>
      ))}
    </>
  );
};
