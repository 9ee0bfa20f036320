import type { ComponentProps } from 'react';
import { Link } from '@scribblepup/kernel/router';
import { cx } from '../../utils/cx';
import { buttonClass, type ButtonAppearance } from './buttonClass';
import css from './Button.module.css';

export type ButtonLinkProps = ButtonAppearance & ComponentProps<typeof Link>;

/** A link to another screen that looks like a button. */
export const ButtonLink = ({ variant, size, className, children, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={cx(buttonClass({ variant, size }), className)}>
    <span className={css.label}>{children}</span>
  </Link>
);
