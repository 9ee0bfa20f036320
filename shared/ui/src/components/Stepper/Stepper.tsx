import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { cx } from '../../utils/cx';
import css from './Stepper.module.css';

export interface StepperProps {
  readonly steps: readonly string[];
  /** Number of the current step, from 1; the steps before it are done. */
  readonly current: number;
  /** Accessible name of the list. */
  readonly label?: string;
}

/** Progress as an ordered list, with the current step marked. */
export const Stepper = ({ steps, current, label = 'Progress' }: StepperProps) => (
  <ol className={css.steps} aria-label={label}>
    {steps.map((step, index) => {
      const done = index + 1 < current;
      const here = index + 1 === current;
      return (
        <li
          key={step}
          className={cx(css.step, done && css.done, here && css.here)}
          aria-current={here ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {done ? (
              <svg viewBox="0 0 24 24" focusable="false">
                <path d="m5 12.5 4.5 5L19 7" />
              </svg>
            ) : (
              index + 1
            )}
          </span>
          <span className={css.name}>{step}</span>
          {done && <VisuallyHidden> (done)</VisuallyHidden>}
        </li>
      );
    })}
  </ol>
);
