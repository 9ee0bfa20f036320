import type { ReactNode } from 'react';
import { paths, type Path } from '@scribblepup/kernel';
import { ButtonLink, cx, Screen } from '@scribblepup/ui';
import { ChevronLeftIcon } from '@scribblepup/ui/art';
import css from './AccountScreen.module.css';

interface AccountScreenProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Destination of the Back button. */
  readonly back?: Path;
  readonly width?: 'narrow' | 'normal';
  readonly children: ReactNode;
}

/** A screen below Settings, with a Back button. */
export const AccountScreen = ({
  back = paths.settings,
  width = 'narrow',
  ...screen
}: AccountScreenProps) => (
  <>
    <div className={cx(css.back, css[width])}>
      <ButtonLink to={back} variant="quiet" size="sm">
        <ChevronLeftIcon />
        Back
      </ButtonLink>
    </div>
    <Screen {...screen} width={width} />
  </>
);
