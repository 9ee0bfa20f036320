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
  /** Level of the heading. */
  readonly level?: 2 | 3;
  /** Makes the card stand out among the others. */
  readonly highlighted?: boolean;
  readonly children?: ReactNode;
}

/** A card for a project or a book; with `to`, its title is a link that covers the whole card. */
export const BookCard = (props: BookCardProps) => {
  const { title, to, state, picture, text, level = 2, highlighted = false, children } = props;
  const Heading = `h${level}` as const;
  return (
    <article
      className={cx(css.card, !picture && css.free, highlighted && css.highlighted)}
      aria-current={highlighted || undefined}
    >
      <div className={css.picture}>{picture}</div>
      <div className={css.words}>
        <Heading className={css.title}>
          {to === undefined ? (
            title
          ) : (
            <Link className={css.link} to={to} state={state}>
              {title}
            </Link>
          )}
        </Heading>
        {text && <p className={css.text}>{text}</p>}
        {children && <div className={css.extra}>{children}</div>}
      </div>
    </article>
  );
};
