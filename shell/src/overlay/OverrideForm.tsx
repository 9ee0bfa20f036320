import { writeOverride, type RemoteName } from '@scribblepup/kernel/core';
import { useId, useState, type SyntheticEvent } from 'react';
import css from './Overlay.module.css';
import { overlayMessages } from './overlayMessages';

interface OverrideFormProps {
  readonly remote: RemoteName;
  readonly override: string | undefined;
  /** Why an address cannot be used, or null. */
  readonly addressError: (address: string) => string | null;
  /** Reloads the page, with the current overrides. */
  readonly reload: () => void;
}

/** Replaces a remote with one at another address, for this tab. */
export const OverrideForm = ({ remote, override, addressError, reload }: OverrideFormProps) => {
  const id = useId();
  const [address, setAddress] = useState(override ?? '');
  const [error, setError] = useState<string | null>(null);

  const write = (next: string | null): void => {
    if (writeOverride(remote, next)) reload();
    else setError(overlayMessages.noStorage);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const problem = addressError(address.trim());
    setError(problem);
    if (problem === null) write(address.trim());
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <label htmlFor={id}>{overlayMessages.address(remote)}</label>
      <input
        id={id}
        className={css.input}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        required
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={({ target }) => setAddress(target.value)}
      />
      {error !== null && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
      <div className={css.buttons}>
        <button type="submit" className={css.button}>
          {overlayMessages.use}
        </button>
        {override !== undefined && (
          <button type="button" className={css.button} onClick={() => write(null)}>
            {overlayMessages.remove}
          </button>
        )}
      </div>
    </form>
  );
};
