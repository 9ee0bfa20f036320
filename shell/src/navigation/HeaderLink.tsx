import { Link, useLocation } from '@scribblepup/kernel/router';
import type { ComponentProps, MouseEvent } from 'react';
import type { Path } from '@scribblepup/kernel';

interface HeaderLinkProps extends ComponentProps<typeof Link> {
  readonly to: Path;
}

/** True if the click opens another tab or window. */
const isModifiedClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey;

/** A link to a screen. If the screen already shows, the link leads to its top. */
export const HeaderLink = ({ to, onClick, ...rest }: HeaderLinkProps) => {
  const { pathname } = useLocation();
  return (
    <Link
      {...rest}
      to={to}
      onClick={(event) => {
        onClick?.(event);
        if (pathname === to && !isModifiedClick(event)) window.scrollTo(0, 0);
      }}
    />
  );
};
