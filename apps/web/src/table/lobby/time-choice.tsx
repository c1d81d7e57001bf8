import { m } from '../../messages/index.js';
import { Choice } from '../../ui/field.tsx';

const TIMES = [null, 30, 60, 90, 120, 180, 300] as const;

export const timeName = (seconds: number | null): string => {
  if (seconds === null) return m.timer_off();
  if (seconds === 90) return m.timer_minute_and_half();
  return seconds < 60 || seconds % 30 !== 0
    ? m.timer_seconds({ count: seconds })
    : m.timer_minutes({ count: seconds / 60 });
};

/** So many seconds for something, or no limit. */
export const TimeChoice = ({
  label,
  value,
  times = TIMES,
  onChoose,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly times?: readonly (number | null)[];
  readonly onChoose: (seconds: number | null) => void;
}) => (
  <Choice
    label={label}
    value={String(value)}
    options={times.map((seconds) => ({ value: String(seconds), label: timeName(seconds) }))}
    onChoose={(chosen) => onChoose(chosen === 'null' ? null : Number(chosen))}
  />
);
