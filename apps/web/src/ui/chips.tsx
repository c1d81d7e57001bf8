import { useId } from 'preact/hooks';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** Some of a few, at least one. */
export const Chips = <Value extends string>({
  label,
  chosen,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly chosen: readonly Value[];
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (chosen: readonly Value[]) => void;
}) => {
  const id = useId();
  const toggled = (value: Value) =>
    chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return (
    <fieldset class={styles.field} aria-labelledby={id}>
      <span class={styles.label} id={id}>
        {label}
      </span>
      <div class={styles.segments}>
        {options.map(({ value, label: name }) => {
          const on = chosen.includes(value);
          return (
            <label key={value} class={styles.segment}>
              <input
                type="checkbox"
                value={value}
                checked={on}
                disabled={on && chosen.length === 1}
                onChange={() => onChoose(toggled(value))}
              />
              <span class={styles.chip}>
                {on && <Icon name="check" size={16} />}
                {name}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
