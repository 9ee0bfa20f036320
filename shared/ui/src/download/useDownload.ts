import { useEffect, useRef, useState } from 'react';
import { saveFile } from './saveFile';

export type Download =
  | { readonly status: 'idle' }
  /** `share` goes from 0 to 1. */
  | { readonly status: 'working'; readonly share: number }
  | { readonly status: 'failed'; readonly message: string };

export interface MadeFile {
  readonly name: string;
  readonly file: Blob;
}

export interface MakeOptions {
  readonly signal: AbortSignal;
  /** Called with the progress, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Makes a file. Rejects with an Error whose message may be shown, or with the signal's reason. */
export type MakeFile = (options: MakeOptions) => Promise<MadeFile>;

const FAILED = 'The file could not be made. Please try again.';

// Some calls reject with a plain object.
const messageOf = (error: unknown): string =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string' &&
  error.message !== ''
    ? error.message
    : FAILED;

/**
 * Makes a file on the device and saves it through the browser's downloads, with progress and
 * cancel. Leaving the screen cancels.
 */
export const useDownload = () => {
  const [download, setDownload] = useState<Download>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** @param onSaved called once the file was saved */
  const start = async (make: MakeFile, onSaved?: () => void): Promise<void> => {
    running.current?.abort();
    const cancel = new AbortController();
    running.current = cancel;
    const { signal } = cancel;
    setDownload({ status: 'working', share: 0 });
    try {
      const onProgress = (share: number): void => {
        if (!signal.aborted) setDownload({ status: 'working', share });
      };
      const { file, name } = await make({ signal, onProgress });
      if (signal.aborted) return;
      saveFile(file, name);
      setDownload({ status: 'idle' });
      onSaved?.();
    } catch (error) {
      if (!signal.aborted) setDownload({ status: 'failed', message: messageOf(error) });
    }
  };

  const cancel = (): void => {
    running.current?.abort();
    setDownload({ status: 'idle' });
  };

  return {
    download,
    start: (make: MakeFile, onSaved?: () => void) => void start(make, onSaved),
    cancel,
  };
};
