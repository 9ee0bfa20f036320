import type { ReactNode } from 'react';
import type { Path } from '@scribblepup/kernel';
import { Card } from '@scribblepup/ui';
import { AccountScreen } from './AccountScreen';

interface FormScreenProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly back?: Path;
  readonly children: ReactNode;
}

/** A screen below Settings with one form on a card. */
export const FormScreen = ({ children, ...screen }: FormScreenProps) => (
  <AccountScreen {...screen}>
    <Card>{children}</Card>
  </AccountScreen>
);
