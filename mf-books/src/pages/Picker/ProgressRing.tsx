import css from './ProgressRing.module.css';

const RADIUS = 25;
const LENGTH = 2 * Math.PI * RADIUS;

/**
 * Shows how full the book is, as a ring. Hidden from screen readers: the number next to it says the
 * same.
 */
export const ProgressRing = ({ share }: { readonly share: number }) => (
  <svg className={css.ring} viewBox="0 0 60 60" aria-hidden="true" focusable="false">
    <circle className={css.track} cx="30" cy="30" r={RADIUS} />
    {share > 0 && (
      <circle
        className={css.filled}
        cx="30"
        cy="30"
        r={RADIUS}
        strokeDasharray={`${LENGTH * share} ${LENGTH}`}
        transform="rotate(-90 30 30)"
      />
    )}
    <path
      className={css.paw}
      d="M30 30c6 0 12 6 10 11-1 4-6 3-10 3s-9 1-10-3c-2-5 4-11 10-11zM19 24a3 4 0 1 0 6 0 3 4 0 1 0-6 0zM35 24a3 4 0 1 0 6 0 3 4 0 1 0-6 0zM27 19a3 4 0 1 0 6 0 3 4 0 1 0-6 0z"
    />
  </svg>
);
