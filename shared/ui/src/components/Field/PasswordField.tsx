import { useState } from 'react';
import { cx } from '../../utils/cx';
import { FieldLayout } from './FieldLayout';
import type { FieldProps } from './Field';
import { ShowPasswordIcon } from './ShowPasswordIcon';
import css from './Field.module.css';

/** A password field with a button that shows and hides the password. */
export const PasswordField = ({ label, error, hint, id, className, ...rest }: FieldProps) => {
  const [shown, setShown] = useState(false);

  return (
    <FieldLayout label={label} error={error} hint={hint} id={id}>
      {(controlProps) => (
        <div className={css.withButton}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...controlProps}
            type={shown ? 'text' : 'password'}
            className={cx(css.control, css.roomForButton, className)}
          />
          <button
            type="button"
            className={css.inside}
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={controlProps.id}
            onClick={() => setShown(!shown)}
          >
            <ShowPasswordIcon crossed={shown} />
          </button>
        </div>
      )}
    </FieldLayout>
  );
};
