import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button';

export interface FileButtonProps {
  /** Name of the file that is asked for. */
  readonly label: string;
  /** As in a file input's `accept`. */
  readonly accept: string;
  /** Takes the chosen file; the button is busy until it is done. It deals with its failures itself. */
  readonly onFile: (file: File) => Promise<void>;
  readonly children: ReactNode;
}

/** A button that asks for one file. */
export const FileButton = ({ label, accept, onFile, children }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);

  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    await onFile(file);
    // The same file may be chosen again.
    target.value = '';
    setBusy(false);
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={(event) => void take(event)}
      />
      <Button variant="secondary" loading={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
};
