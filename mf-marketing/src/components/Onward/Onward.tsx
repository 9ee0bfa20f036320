import type { KeyboardEvent } from 'react';
import { ButtonLink, type ButtonLinkProps } from '@scribblepup/ui';

// A link follows Enter by itself; what is called a button answers the space bar too.
const onSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** A button to another screen, with an address: it leads on before the first script has run, and crawlers follow it. */
export const Onward = (props: ButtonLinkProps) => (
  <ButtonLink variant="primary" {...props} role="button" onKeyDown={onSpace} />
);
