import type { ReactNode } from 'react';
import css from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly title?: string;
  readonly text?: ReactNode;
  /** A button or link to continue with. */
  readonly action?: ReactNode;
}

/** Placeholder for an empty list or a missing picture. */
export const EmptyState = ({
  title = 'No Data Found',
  text = "There's nothing to show here yet. Check back later!",
  action,
}: EmptyStateProps) => (
  <div className={css.empty}>
    <svg className={css.picture} viewBox="0 0 160 130" aria-hidden="true" focusable="false">
      <path
        className={css.paper}
        d="M44 12c22-2 46-2 71 0 2 32 2 66 0 104-24 2-48 2-71 0-2-37-2-71 0-104z"
      />
      <path className={css.dash} d="M62 84c3-17 10-25 18-25s15 8 18 25c2 11-38 11-36 0z" />
      <path
        className={css.dash}
        d="M60 46c2-6 9-6 10 0s-8 8-10 0zM75 38c2-6 9-6 10 0s-8 8-10 0zM90 46c2-6 9-6 10 0s-8 8-10 0z"
      />
      <path className={css.crayon} d="m104 108 27-34 12 9-27 34-15 5z" />
      <path d="m110 101 12 9M126 80l12 9" />
    </svg>
    <h2 className={css.title}>{title}</h2>
    <p className={css.text}>{text}</p>
    {action && <div className={css.action}>{action}</div>}
  </div>
);
