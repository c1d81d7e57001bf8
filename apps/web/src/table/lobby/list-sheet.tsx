import type { Fault } from '@remez/protocol/client';
import { LONGEST_LIST, MOST_LIST_BYTES } from '@remez/protocol/limits';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { whyNot } from '../../lib/reasons.ts';
import { remember, remembered } from '../../lib/storage.ts';
import { m } from '../../messages/index.js';
import { Button } from '../../ui/button.tsx';
import fields from '../../ui/field.module.css';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { say } from '../../ui/toast.tsx';
import { useTable } from '../at-table.ts';
import styles from './list.module.css';
import { ListFaults } from './list-faults.tsx';

/** The list stays in the browser it was written in; the server tells it to nobody, not even back. */
const DRAFT = 'words';

const linesOf = (text: string): readonly string[] => text.split('\n');

/** Commas, semicolons and tabs part words as lines do; each then has a line to be pointed at. */
const aWordALine = (text: string): string =>
  text
    .split(/\r\n|[\n\r,;\t،，、؛；]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join('\n');

const FilePicker = ({ onText }: { readonly onText: (text: string) => void }) => (
  <label class={styles.file}>
    <Icon name="share" size={20} />
    {m.list_file()}
    <input
      type="file"
      accept=".txt,.csv,text/plain,text/csv"
      data-testid="list-file"
      onChange={async (event) => {
        const input = event.currentTarget;
        const file = input.files?.[0];
        if (file === undefined) return;
        if (file.size > MOST_LIST_BYTES) say(m.list_too_long());
        else onText(await file.text());
        input.value = '';
      }}
    />
  </label>
);

export const ListSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { session } = useTable();
  const [text, setText] = useState(remembered(DRAFT) ?? '');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [busy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(text);
  const id = useId();
  latest.current = text;
  /** Whoever closes the sheet in the middle finds it as it was. */
  useEffect(() => () => remember(DRAFT, latest.current), []);

  const bring = async ({ keepKin }: { readonly keepKin: boolean }) => {
    const words = aWordALine(text);
    const size = new TextEncoder().encode(JSON.stringify(words)).length;
    if (words.length > LONGEST_LIST || size > MOST_LIST_BYTES) return say(m.list_too_long());
    setBusy(true);
    const outcome = await session.send({ kind: 'bringWords', text: words, keepKin });
    setBusy(false);
    if (outcome.kind === 'done') {
      say(m.list_taken());
      return onClose();
    }
    setText(words);
    setFaults(outcome.faults ?? []);
    if (outcome.faults === undefined) say(whyNot(outcome.reason));
  };

  const goTo = (line: number) => {
    const start = linesOf(text)
      .slice(0, line - 1)
      .reduce((sum, each) => sum + each.length + 1, 0);
    area.current?.focus();
    area.current?.setSelectionRange(start, start + (linesOf(text)[line - 1]?.length ?? 0));
  };

  const drop = (lines: readonly number[]) => {
    setText(
      linesOf(text)
        .filter((_, at) => !lines.includes(at + 1))
        .join('\n'),
    );
    setFaults([]);
    area.current?.focus();
  };

  const count = linesOf(aWordALine(text)).filter((line) => line !== '').length;
  return (
    <Sheet title={m.list_title()} onClose={onClose}>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void bring({ keepKin: false });
        }}
      >
        <p class={styles.about}>{m.list_about()}</p>
        <label class={fields.label} for={id}>
          {m.list_label()}
        </label>
        <textarea
          ref={area}
          id={id}
          class={`${fields.input} ${fields.area}`}
          data-testid="list-text"
          dir="auto"
          value={text}
          spellcheck={false}
          autocomplete="off"
          aria-invalid={faults.length > 0}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <p class={styles.about} role="status">
          {m.list_count({ count })}
        </p>
        {faults.length > 0 && (
          <ListFaults
            faults={faults}
            onGoTo={goTo}
            onRemove={drop}
            onKeep={() => void bring({ keepKin: true })}
          />
        )}
        <div class={styles.tools}>
          <FilePicker onText={setText} />
          <Button
            look="primary"
            type="submit"
            data-testid="list-bring"
            disabled={busy || count === 0}
          >
            {m.list_play()}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
