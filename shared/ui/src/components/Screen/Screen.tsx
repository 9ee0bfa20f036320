import { useEffect, type ReactNode } from 'react';
import { tabTitle } from '@scribblepup/kernel/public-screens';
import { useLocation } from '@scribblepup/kernel/router';
import { cx } from '../../utils/cx';
import css from './Screen.module.css';

export interface ScreenProps {
  /** The h1, and the title of the browser tab. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** Buttons next to the title. */
  readonly actions?: ReactNode;
  readonly width?: 'narrow' | 'normal' | 'wide';
  readonly children?: ReactNode;
}

/** The heading and the content column shared by every screen. */
export const Screen = ({ title, lead, actions, width = 'normal', children }: ScreenProps) => {
  const { pathname } = useLocation();
  // The shell replaces the tab's title at each new address, so set it again even if it is the same.
  useEffect(() => {
    document.title = tabTitle({ name: title });
  }, [title, pathname]);

  return (
    <div className={cx(css.screen, css[width])}>
      <div className={css.head}>
        <div className={css.words}>
          <h1 className={css.title}>{title}</h1>
          {lead && <div className={css.lead}>{lead}</div>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
};
