import type { ReactElement, SVGProps } from 'react';
import { Link } from '@scribblepup/kernel/router';
import { ChevronRightIcon } from '@scribblepup/ui/art';
import css from './SettingsRow.module.css';

interface RowProps {
  readonly label: string;
  readonly Icon: (props: SVGProps<SVGSVGElement>) => ReactElement;
}

/** A row of the settings list that links to a screen; the whole row is the target. */
export const SettingsLink = ({ label, path, Icon }: RowProps & { readonly path: string }) => (
  <Link className={css.row} to={path}>
    <Icon className={css.icon} />
    <span className={css.label}>{label}</span>
    <ChevronRightIcon />
  </Link>
);

/** A row of the settings list that triggers an action instead of opening a screen. */
export const SettingsButton = ({
  label,
  Icon,
  onClick,
}: RowProps & { readonly onClick: () => void }) => (
  <button type="button" className={css.row} onClick={onClick}>
    <Icon className={css.icon} />
    <span className={css.label}>{label}</span>
  </button>
);
