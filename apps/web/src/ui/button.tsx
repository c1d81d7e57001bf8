import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

type Kind = 'primary' | 'secondary' | 'ghost' | 'danger';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'icon'> {
  readonly look?: Kind;
  readonly wide?: boolean;
  readonly icon?: IconName;
  readonly children?: ComponentChildren;
}

export const Button = ({ look = 'secondary', wide = false, icon, children, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    class={`${styles.button} ${styles[look]} ${wide ? styles.wide : ''} ${rest.class ?? ''}`}
  >
    {icon && <Icon name={icon} size={20} />}
    {children}
  </button>
);

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
