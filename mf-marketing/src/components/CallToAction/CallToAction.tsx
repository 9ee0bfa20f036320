import type { KeyboardEvent } from 'react';
import { ButtonLink, type ButtonLinkProps } from '@scribblepup/ui';

// A link handles Enter by itself, but something that looks like a button must also respond to the
// space bar.
const onSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/**
 * A link that looks and acts like a button: it works before the first script has run, and crawlers
 * follow it.
 */
export const CallToAction = (props: ButtonLinkProps) => (
  <ButtonLink variant="primary" {...props} role="button" onKeyDown={onSpace} />
);
