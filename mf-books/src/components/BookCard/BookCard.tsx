import type { ReactNode } from 'react';
import { Link } from '@scribblepup/kernel/router';
import { cx } from '@scribblepup/ui';
import css from './BookCard.module.css';

interface BookCardProps {
  readonly title: string;
  readonly to?: string;
  readonly state?: unknown;
  readonly picture?: ReactNode;
  readonly text?: ReactNode;
  /** Stands out among the others. */
  readonly highlighted?: boolean;
  readonly children?: ReactNode;
}

/** A project or a book: its title is a link over the whole card, where it leads anywhere. */
export const BookCard = ({ title, to, state, picture, text, highlighted = false, children }: BookCardProps) => (
  <article className={cx(css.card, !picture && css.free, highlighted && css.highlighted)} aria-current={highlighted || undefined}>
    <div className={css.picture}>{picture}</div>
    <div className={css.words}>
      <h3 className={css.title}>
        {to === undefined ? (
          title
        ) : (
          <Link className={css.link} to={to} state={state}>
            {title}
          </Link>
        )}
      </h3>
      {text && <p className={css.text}>{text}</p>}
      {children && <div className={css.extra}>{children}</div>}
    </div>
  </article>
);
