import type { ReactNode } from 'react';
import type { InteriorVariant } from '@scribblepup/print/layout';
import { Button, Select } from '@scribblepup/ui';
import { DownloadStatus } from '@scribblepup/ui/download';
import css from './BookDetail.module.css';
import { papers, shopOf } from './papers';
import type { ShownBook } from './ShownBook';
import { useBookFiles } from './useBookFiles';

interface BookFilesProps {
  readonly book: ShownBook;
  readonly paper: InteriorVariant;
  readonly onPaper: (paper: InteriorVariant) => void;
  readonly onPreview: () => void;
  /** Further actions for the book. */
  readonly children: ReactNode;
}

/** The book's files: choice of paper, preview and downloads. */
export const BookFiles = ({ book, paper, onPaper, onPreview, children }: BookFilesProps) => {
  const files = useBookFiles(book);
  const shop = shopOf(paper);
  const { making } = files;

  return (
    <>
      <Select
        label="Paper for the PDF"
        options={papers}
        value={paper}
        hint={
          shop
            ? 'A print shop needs two files: the inside, and the cover that wraps around it.'
            : undefined
        }
        onChange={({ target }) => {
          const chosen = papers.find(({ value }) => value === target.value);
          if (chosen) onPaper(chosen.value);
        }}
      />
      <div className={css.actions}>
        <Button
          size="lg"
          loading={making === 'interior'}
          aria-disabled={making === 'cover'}
          onClick={() => files.downloadInterior(paper)}
        >
          Download PDF
        </Button>
        {shop && (
          <Button
            size="lg"
            loading={making === 'cover'}
            aria-disabled={making === 'interior'}
            onClick={() => files.downloadCover(shop)}
          >
            Download Cover PDF
          </Button>
        )}
        <Button size="lg" variant="secondary" onClick={onPreview}>
          Preview
        </Button>
        {children}
      </div>
      <DownloadStatus download={files.download} label="Making the PDF" onCancel={files.cancel} />
    </>
  );
};
