import { useState } from 'react';
import type { InteriorVariant, PrintShop } from '@scribblepup/print/layout';
import { useDownload } from '@scribblepup/ui/download';
import { coverFaces } from '../../pdf/coverFaces';
import { withBackPictures } from '../../pdf/withBackPictures';
import { coloring } from '../../services/coloring';
import type { ShownBook } from './ShownBook';
import { failureHandler } from '../../failureHandler';
import { visitorMessage } from '../../visitorMessage';

type BookFile = 'interior' | 'cover';

/** Makes a book's files: the interior for any paper, and the cover for a print shop. */
export const useBookFiles = ({ loadArt, loadCover, loadColored, onSaved }: ShownBook) => {
  const { download, start, cancel } = useDownload(failureHandler('pdf'), visitorMessage);
  const [started, setStarted] = useState<BookFile | null>(null);

  return {
    download,
    cancel,
    /** The file that is being made; null if none is. */
    making: download.status === 'working' ? started : null,
    downloadInterior: (variant: InteriorVariant) => {
      setStarted('interior');
      start(
        async ({ signal, onProgress }) =>
          coloring().makeBookPdf(await loadArt(signal), {
            variant,
            signal,
            onProgress: (_stage, share) => onProgress(share),
          }),
        onSaved,
      );
    },
    downloadCover: (shop: PrintShop) => {
      setStarted('cover');
      start(async ({ signal, onProgress }) => {
        const input = await loadCover(signal);
        onProgress(0.4);
        const art = await loadArt(signal);
        const faces = await withBackPictures(loadColored, signal, (pictures) => {
          onProgress(0.6);
          return coverFaces(input, shop, pictures);
        });
        return coloring().makeCoverPdf(art, faces, shop, { signal });
      });
    },
  };
};
