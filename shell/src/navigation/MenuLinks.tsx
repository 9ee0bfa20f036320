import { cx } from '@scribblepup/ui';
import { HeaderLink } from './HeaderLink';
import css from './MenuLinks.module.css';
import type { MenuEntry } from './menus';
import { useMenu } from './useMenu';

const variants = { row: css.row, column: css.column, large: cx(css.column, css.large) } as const;

interface MenuLinksProps {
  readonly variant: keyof typeof variants;
  readonly onChoose?: (entry: MenuEntry) => void;
}

/** The links of the current menu as a list, with the active one marked. */
export const MenuLinks = ({ variant, onChoose }: MenuLinksProps) => {
  const { entries, active } = useMenu();
  return (
    <ul className={cx(css.list, variants[variant])}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <HeaderLink
            to={entry.to}
            className={css.link}
            aria-current={entry === active ? 'page' : undefined}
            onClick={() => onChoose?.(entry)}
          >
            {entry.label}
          </HeaderLink>
        </li>
      ))}
    </ul>
  );
};
