import type { ReactNode } from 'react';
import { paths } from '@scribblepup/kernel';
import { ButtonLink, Screen } from '@scribblepup/ui';

interface AccountScreenProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly width?: 'narrow' | 'normal';
  readonly children: ReactNode;
}

/** A screen below Settings, with the way back there. */
export const AccountScreen = ({ title, lead, width = 'narrow', children }: AccountScreenProps) => (
  <Screen
    title={title}
    lead={lead}
    width={width}
    actions={
      <ButtonLink to={paths.settings} variant="quiet" size="sm">
        Back
      </ButtonLink>
    }
  >
    {children}
  </Screen>
);
