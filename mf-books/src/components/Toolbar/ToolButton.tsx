import type { ReactNode } from 'react';
import css from './Toolbar.module.css';

interface ToolButtonProps {
  readonly name: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  /** An icon. */
  readonly children: ReactNode;
}

/** A button with an icon and an accessible name. */
export const ToolButton = ({ name, pressed, children, ...rest }: ToolButtonProps) => (
  <button
    type="button"
    className={css.tool}
    aria-label={name}
    title={name}
    aria-pressed={pressed}
    {...rest}
  >
    {children}
  </button>
);
