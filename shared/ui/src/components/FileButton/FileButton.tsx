import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button';

export interface FileButtonProps {
  /** Accessible name of the file input. */
  readonly label: string;
  /** The file input's `accept` attribute. */
  readonly accept: string;
  /**
   * Receives the chosen file; the button is busy until the promise resolves. It must handle its own
   * failures.
   */
  readonly onFile: (file: File) => Promise<void>;
  readonly children: ReactNode;
}

/** A button that asks for one file. */
export const FileButton = ({ label, accept, onFile, children }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);

  const handleChange = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    try {
      await onFile(file);
    } catch (error) {
      // Report it like an error thrown by an event handler.
      reportError(error);
    } finally {
      // Cleared, so that the same file can be chosen again.
      target.value = '';
      setBusy(false);
    }
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={(event) => void handleChange(event)}
      />
      <Button variant="secondary" loading={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
};
