import type { Span } from '../federation';
import css from './Overlay.module.css';
import { formatMs } from './remoteRows';

/** Steps with their times, and with bars that show which took longest. */
export const Steps = ({ steps }: { readonly steps: readonly Span[] }) => {
  const longest = Math.max(1, ...steps.map(({ duration }) => duration));
  return (
    <ul className={css.steps}>
      {steps.map(({ step, duration, error }) => (
        <li key={step} className={css.step}>
          <span>{step}</span>
          <span
            className={error === undefined ? css.bar : css.badBar}
            style={{ inlineSize: `${(100 * duration) / longest}%` }}
          />
          <span className={css.time}>{formatMs(duration)}</span>
        </li>
      ))}
    </ul>
  );
};
