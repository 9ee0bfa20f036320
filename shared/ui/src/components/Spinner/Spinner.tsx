import { cx } from '../../utils/cx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import css from './Spinner.module.css';

/**
 * A rotating ring in the text's color and size. `label` is for screen readers, when the spinner
 * has no other name nearby.
 */
export const Spinner = ({ label }: { readonly label?: string }) => (
  <span className={cx(css.spinner, label && css.alone)} role={label ? 'status' : undefined}>
    <svg className={css.ring} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className={css.track} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
);
