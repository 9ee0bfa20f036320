import { PawPrint } from '@scribblepup/ui/art';
import type { ReactNode } from 'react';
import css from './Notice.module.css';

interface NoticeProps {
  readonly badge: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** Replaces another screen, and says what happened and what to do next. */
export const Notice = ({ badge, title, children, actions }: NoticeProps) => (
  <div className={css.notice}>
    <svg className={css.trail} viewBox="0 0 420 150" aria-hidden="true">
      <PawPrint transform="translate(50 108) rotate(62) scale(.8)" fill="#EFCB7F" />
      <PawPrint transform="translate(128 66) rotate(58) scale(.8)" fill="#EFCB7F" />
      <PawPrint transform="translate(206 92) rotate(74) scale(.8)" fill="#EFCB7F" />
      <PawPrint transform="translate(284 46) rotate(52) scale(.8)" fill="#FFC93C" />
      <PawPrint transform="translate(364 62) rotate(84) scale(.8)" fill="#FFC93C" />
    </svg>
    <p className={css.badge}>{badge}</p>
    <h1 className={css.title}>{title}</h1>
    <div className={css.text}>{children}</div>
    <div className={css.actions}>{actions}</div>
  </div>
);
