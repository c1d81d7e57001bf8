import { useTable } from '../lib/at-table.ts';
import { m } from '../paraglide/messages.js';
import { Choice } from '../ui/field.tsx';

const TIMES = [null, 30, 60, 90, 120, 180, 300] as const;

const timeName = (seconds: number | null): string => {
  if (seconds === null) return m.timer_off();
  return seconds < 60
    ? m.timer_seconds({ count: seconds })
    : m.timer_minutes({ count: seconds / 60 });
};

export const Timer = ({
  phase,
  label,
}: {
  readonly phase: 'clue' | 'guess' | 'decision';
  readonly label: string;
}) => {
  const { view, act } = useTable();
  const { game } = view.settings;
  const value = view.settings[game].timers[phase];
  return (
    <Choice
      label={label}
      value={String(value)}
      options={TIMES.map((seconds) => ({ value: String(seconds), label: timeName(seconds) }))}
      onChoose={(chosen) => {
        const seconds = chosen === 'null' ? null : Number(chosen);
        void act({ kind: 'set', settings: { [game]: { timers: { [phase]: seconds } } } });
      }}
    />
  );
};
