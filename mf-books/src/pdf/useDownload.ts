import { useEffect, useRef, useState } from 'react';
import { responseMessage } from '@scribblepup/kernel/api';
import { isAbort } from '@scribblepup/coloring/client';
import type { InteriorVariant } from '@scribblepup/print';
import { bookPdf, type BookArt } from './bookPdf';
import { saveFile } from './saveFile';

export type Download =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly share: number }
  | { readonly status: 'failed'; readonly message: string };

interface DownloadOptions {
  readonly loadArt: (signal: AbortSignal) => Promise<BookArt>;
  readonly number: number;
  /** Called once the file was handed over. */
  readonly onSaved?: () => void;
}

const FAILED = 'The PDF could not be made. Please try again.';

/** Makes a book's PDF and hands it over, with progress and cancel. */
export const useDownload = ({ loadArt, number, onSaved }: DownloadOptions) => {
  const [download, setDownload] = useState<Download>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const start = async (variant: InteriorVariant): Promise<void> => {
    const cancel = new AbortController();
    running.current = cancel;
    const { signal } = cancel;
    setDownload({ status: 'working', share: 0 });
    try {
      const art = await loadArt(signal);
      const onProgress = (share: number): void => setDownload({ status: 'working', share });
      const bytes = await bookPdf(art, { signal, onProgress, variant });
      const { fileName } = await import('@scribblepup/print');
      saveFile(bytes, fileName(art.choices.name, number));
      setDownload({ status: 'idle' });
      onSaved?.();
    } catch (error) {
      if (isAbort(error) || signal.aborted) return;
      setDownload({ status: 'failed', message: responseMessage(error) || FAILED });
    }
  };

  const cancel = (): void => {
    running.current?.abort();
    setDownload({ status: 'idle' });
  };

  return { download, start: (variant: InteriorVariant) => void start(variant), cancel };
};
