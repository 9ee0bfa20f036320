import { useEffect, useRef, useState } from 'react';
import { saveFile } from './saveFile';

export type DownloadState =
  | { readonly status: 'idle' }
  /** `progress` goes from 0 to 1. */
  | { readonly status: 'working'; readonly progress: number }
  | { readonly status: 'failed'; readonly message: string };

export interface GeneratedFile {
  readonly name: string;
  readonly file: Blob;
}

export interface GenerateFileOptions {
  readonly signal: AbortSignal;
  /** Called with the progress, 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/** Makes a file. Rejects with any error, or with the signal's reason if it is canceled. */
export type GenerateFile = (options: GenerateFileOptions) => Promise<GeneratedFile>;

const FAILED = 'The file could not be made. Please try again.';

/**
 * Makes a file on the device and saves it through the browser's downloads, with progress and
 * cancel. Leaving the screen cancels.
 * @param onFailed called with the error if a file could not be made, or if `onSaved` throws
 * @param textFor returns an error's message if it was written for visitors; otherwise they see a
 * general message
 */
export const useDownload = (
  onFailed?: (error: unknown) => void,
  textFor?: (error: unknown) => string | undefined,
) => {
  const [download, setDownload] = useState<DownloadState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** @param onSaved called once the file has been saved */
  const start = async (make: GenerateFile, onSaved?: () => void): Promise<void> => {
    running.current?.abort();
    const cancel = new AbortController();
    running.current = cancel;
    const { signal } = cancel;
    setDownload({ status: 'working', progress: 0 });
    try {
      const onProgress = (progress: number): void => {
        if (!signal.aborted) setDownload({ status: 'working', progress });
      };
      const { file, name } = await make({ signal, onProgress });
      if (signal.aborted) return;
      saveFile(file, name);
      setDownload({ status: 'idle' });
    } catch (error) {
      if (signal.aborted) return;
      onFailed?.(error);
      setDownload({ status: 'failed', message: textFor?.(error) ?? FAILED });
      return;
    }
    // The file is saved, so a failure here must not look like a failed download.
    try {
      onSaved?.();
    } catch (error) {
      onFailed?.(error);
    }
  };

  const cancel = (): void => {
    running.current?.abort();
    setDownload({ status: 'idle' });
  };

  return {
    download,
    start: (make: GenerateFile, onSaved?: () => void) => void start(make, onSaved),
    cancel,
  };
};
