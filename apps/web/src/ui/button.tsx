import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { waitsForNetwork } from '../lib/waits.ts';
import { m } from '../messages/index.js';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

type Kind = 'primary' | 'secondary' | 'ghost' | 'danger';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'icon'> {
  readonly look?: Kind;
  readonly wide?: boolean;
  readonly icon?: IconName;
  readonly children?: ComponentChildren;
}

export const Button = ({ look = 'secondary', wide = false, icon, children, ...rest }: Props) => {
  /** What is pressed without a network is sent when it is back; until then the button says so. */
  const waits = look === 'primary' && !rest.disabled && waitsForNetwork.value;
  return (
    <button
      type="button"
      data-look={look}
      {...rest}
      data-waits={waits || undefined}
      class={`${styles.button} ${styles[look]} ${wide ? styles.wide : ''} ${rest.class ?? ''}`}
    >
      {icon && <Icon name={icon} size={20} />}
      {children}
      {waits && <Icon name="unplugged" size={18} />}
      {waits && <span class="visually-hidden">{m.waits_for_network()}</span>}
    </button>
  );
};

/** An icon alone still has a name. */
export const IconButton = ({
  label,
  icon,
  look = 'ghost',
  children,
  ...rest
}: Props & { readonly label: string; readonly icon: IconName }) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    class={`${styles.button} ${styles[look]} ${styles.icon} ${rest.class ?? ''}`}
  >
    <Icon name={icon} />
    {children}
  </button>
);
