import type { MouseEvent } from 'react';
import css from './SkipLink.module.css';

export const MAIN_ID = 'main';

/** The first stop of the Tab key: skips the header and focuses the screen. */
export const SkipLink = () => {
  const skip = (event: MouseEvent) => {
    // Only move the focus, so that the address does not get a hash.
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <a className={css.skip} href={`#${MAIN_ID}`} onClick={skip}>
      Skip to content
    </a>
  );
};
