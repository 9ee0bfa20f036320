import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../Spinner/Spinner';
import { cx } from '../../utils/cx';
import { buttonClass, type ButtonAppearance } from './buttonClass';
import css from './Button.module.css';

export interface ButtonProps extends ButtonAppearance, ComponentProps<'button'> {
  /** Hides the label behind a spinner and ignores clicks; screen readers keep the name. */
  readonly loading?: boolean;
}

/** A button. It stays focusable while loading or `aria-disabled`, so that focus is never lost. */
export const Button = ({
  variant,
  size,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const isInactive = loading || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';

  // Preventing the click also stops a submit button, whether it was clicked or triggered by Enter.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInactive) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading ? true : rest['aria-busy']}
      aria-disabled={isInactive || undefined}
      className={cx(buttonClass({ variant, size }), loading && css.busy, className)}
      onClick={handleClick}
    >
      <span className={css.label}>{children}</span>
      {loading && (
        <span className={css.wait}>
          <Spinner />
        </span>
      )}
    </button>
  );
};
