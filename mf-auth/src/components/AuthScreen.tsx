import type { ReactNode } from 'react';
import { Card, Screen } from '@scribblepup/ui';
import css from './AuthScreen.module.css';

interface AuthScreenProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Links to other screens, below the form. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of all five screens: a centered title, the form on a card, links below. */
export const AuthScreen = ({ title, lead, links, children }: AuthScreenProps) => (
  <div className={css.screen}>
    <Screen title={title} lead={lead} width="narrow">
      <Card className={css.form}>{children}</Card>
      {links && <div className={css.links}>{links}</div>}
    </Screen>
  </div>
);
