import { cx } from '../../utils/cx';
import css from './Button.module.css';

export interface ButtonAppearance {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Returns the classes of a button, for buttons and for links that look like one. */
export const buttonClass = ({ variant = 'primary', size = 'md' }: ButtonAppearance): string =>
  cx(css.button, css[variant], css[size]);
