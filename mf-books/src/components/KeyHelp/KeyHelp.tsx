import type { ReactNode } from 'react';
import css from './KeyHelp.module.css';

interface KeyHelpProps {
  readonly children: ReactNode;
}

/** Help for the keyboard; on touch-only devices, only screen readers get it. */
export const KeyHelp = ({ children }: KeyHelpProps) => <span className={css.keys}>{children}</span>;
