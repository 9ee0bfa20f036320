import { bookPdf } from '@scribblepup/studio/pdf';
import type { InteriorVariant, PrintShop } from '@scribblepup/print';
import { useDownload } from '@scribblepup/ui/download';
import { coverPdf } from '../../pdf/shopCover';
import type { ShownBook } from './ShownBook';

/** Makes a book's files: the interior for any paper, and the cover for a print shop. */
export const useBookFiles = ({ loadArt, loadCover, onSaved }: ShownBook) => {
  const { download, start, cancel } = useDownload();

  return {
    download,
    cancel,
    inside: (variant: InteriorVariant) =>
      start(
        async (options) => bookPdf(await loadArt(options.signal), { ...options, variant }),
        onSaved,
      ),
    cover: (shop: PrintShop) =>
      start(async ({ signal, onProgress }) => {
        const kit = await loadCover(signal);
        onProgress(0.4);
        return coverPdf(kit, await loadArt(signal), shop);
      }),
  };
};
