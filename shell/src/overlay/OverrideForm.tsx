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
  const [fault, setFault] = useState<string | null>(null);

  const write = (next: string | null): void => {
    if (writeOverride(remote, next)) reload();
    else setFault(overlayMessages.noStorage);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const found = addressError(address.trim());
    setFault(found);
    if (found === null) write(address.trim());
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
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={({ target }) => setAddress(target.value)}
      />
      {fault !== null && (
        <p id={`${id}-fault`} className={css.fault} role="alert">
          {fault}
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
