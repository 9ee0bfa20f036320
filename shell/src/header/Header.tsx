import { paths } from '@scribblepup/kernel';
import { Wordmark } from '@scribblepup/ui/art';
import type { ReactNode } from 'react';
import { HeaderLink } from '../navigation/HeaderLink';
import { MenuLinks } from '../navigation/MenuLinks';
import { useMenu } from '../navigation/useMenu';
import { Drawer } from './Drawer';
import css from './Header.module.css';
import { MenuDropdown } from './MenuDropdown';

interface HeaderProps {
  readonly tone?: 'sun';
}

interface HeaderBarProps extends HeaderProps {
  readonly children?: ReactNode;
}

/** The bar with the logo, fixed at the top. */
export const HeaderBar = ({ tone, children }: HeaderBarProps) => (
  <header className={css.header} data-tone={tone}>
    <div className={css.inner}>
      <HeaderLink to={paths.home} className={css.logo} aria-label="Scribblepup home">
        <Wordmark />
      </HeaderLink>
      {children}
    </div>
  </header>
);

/**
 * Logo and menu. The menu is a row of links when logged in, a dropdown when logged out, and a
 * drawer on small screens.
 */
export const Header = ({ tone }: HeaderProps) => {
  const { loggedIn } = useMenu();
  return (
    <HeaderBar tone={tone}>
      <nav className={css.wide} aria-label="Main">
        {loggedIn ? <MenuLinks variant="row" /> : <MenuDropdown />}
      </nav>
      <Drawer />
    </HeaderBar>
  );
};
