import type { MouseEvent } from 'react';
import css from './SkipLink.module.css';

export const MAIN_ID = 'main';

/** The first stop of the Tab key: over the header, into the screen. */
export const SkipLink = () => {
  const skip = (event: MouseEvent) => {
    // Focus alone, so that the address stays the screen's own.
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <a className={css.skip} href={`#${MAIN_ID}`} onClick={skip}>
      Skip to content
    </a>
  );
};
