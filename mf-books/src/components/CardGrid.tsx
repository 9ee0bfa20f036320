import { Children, type ReactNode } from 'react';
import css from './CardGrid.module.css';

/** A grid of cards, with as many columns as fit. */
export const CardGrid = ({
  label,
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) => (
  <ul className={css.grid} aria-label={label}>
    {Children.map(children, (child) => (
      <li>{child}</li>
    ))}
  </ul>
);
