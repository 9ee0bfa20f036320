import type { ReactNode } from 'react';
import css from './Loader.module.css';

/** Text of the loader while the site draws. */
export const LOADER_TEXT = "We are working on your pup's pics, prepare to OMGLOL";

/** An overlay over the whole site, for waits during which nothing else can be done. */
export const Loader = ({ text = LOADER_TEXT }: { readonly text?: ReactNode }) => (
  <div className={css.overlay} role="status">
    <div className={css.box}>
      <div className={css.paw} aria-hidden="true">
        <svg className={css.ring} viewBox="0 0 100 100" focusable="false">
          <circle cx="50" cy="50" r="44" pathLength="100" />
        </svg>
        <svg className={css.pads} viewBox="0 0 100 100" focusable="false">
          <ellipse cx="30" cy="46" rx="7" ry="9.5" transform="rotate(-24 30 46)" />
          <ellipse cx="43" cy="34" rx="7" ry="10" transform="rotate(-6 43 34)" />
          <ellipse cx="58" cy="34" rx="7" ry="10" transform="rotate(8 58 34)" />
          <ellipse cx="71" cy="46" rx="7" ry="9.5" transform="rotate(24 71 46)" />
          <path d="M50 49c11 0 21 11 19 19-2 7-10 6-19 5-9 1-17 2-19-5-2-8 8-19 19-19z" />
        </svg>
      </div>
      <p className={css.text}>{text}</p>
    </div>
  </div>
);
