import { Link } from '@scribblepup/kernel/router';
import type { MenuEntry } from './menus';
import { useMenu } from './useMenu';

interface MenuLinksProps {
  readonly className?: string;
  readonly linkClassName?: string;
  readonly onChoose?: (entry: MenuEntry) => void;
}

/** The links of the current menu as a list, the active one marked. */
export const MenuLinks = ({ className, linkClassName, onChoose }: MenuLinksProps) => {
  const { entries, active } = useMenu();
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            className={linkClassName}
            aria-current={entry === active ? 'page' : undefined}
            onClick={() => onChoose?.(entry)}
          >
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  );
};
