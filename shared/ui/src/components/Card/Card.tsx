import type { ComponentProps } from 'react';
import { cx } from '../../utils/cx';
import css from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  readonly tone?: 'plain' | 'sun' | 'blue' | 'green' | 'red';
}

/** A card that looks like a sheet of paper with an ink outline. */
export const Card = ({ tone = 'plain', className, ...rest }: CardProps) => (
  <div {...rest} className={cx(css.card, css[tone], className)} />
);
