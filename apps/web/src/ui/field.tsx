import type { InputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import styles from './field.module.css';

interface FieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'value' | 'maxLength' | 'inputMode' | 'placeholder' | 'dir' | 'onInput'
  > {
  readonly label: string;
  readonly error?: string | undefined;
  readonly testId?: string;
  /** Where there is little room, and what is asked for can be seen: the label is only heard. */
  readonly isLabelHidden?: boolean;
}

const labelClass = (isHidden: boolean): string =>
  isHidden ? 'visually-hidden' : (styles.label ?? '');

export const Field = ({ label, error, testId, isLabelHidden = false, ...rest }: FieldProps) => {
  const id = useId();
  return (
    <div class={styles.field}>
      <label class={labelClass(isLabelHidden)} for={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        class={styles.input}
        data-testid={testId}
        autocomplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && (
        <p id={`${id}-error`} class={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

/** One of a few, all in sight. */
export const Choice = <Value extends string>({
  label,
  value,
  options,
  onChoose,
  isLabelHidden = false,
}: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
  readonly isLabelHidden?: boolean;
}) => {
  const id = useId();
  return (
    <div class={styles.field}>
      <span class={labelClass(isLabelHidden)} id={id}>
        {label}
      </span>
      <div class={styles.segments} role="radiogroup" aria-labelledby={id}>
        {options.map((option) => (
          <label key={option.value} class={styles.segment}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
};

/** One of many, in the browser's own list. */
export const Select = ({
  label,
  value,
  options,
  testId,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly testId?: string;
  readonly onChoose: (value: string) => void;
}) => {
  const id = useId();
  return (
    <div class={styles.field}>
      <label class={styles.label} for={id}>
        {label}
      </label>
      <select
        id={id}
        class={styles.input}
        data-testid={testId}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};

export const Switch = ({
  label,
  checked,
  testId,
  onChange,
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly testId?: string;
  readonly onChange: (checked: boolean) => void;
}) => (
  <label class={styles.switch}>
    {label}
    <input
      type="checkbox"
      data-testid={testId}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </label>
);
