import type { ReactNode } from 'react';
import { Card } from '@scribblepup/ui';
import css from './Notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  /** A button that may help. */
  readonly action?: ReactNode;
}

/** An error message, shown where the error occurred. */
export const Notice = ({ children, action }: NoticeProps) => (
  <Card tone="red" className={css.notice} role="alert">
    <p>{children}</p>
    {action}
  </Card>
);
