import { useState, type KeyboardEvent } from 'react';
import { useQuery } from '@scribblepup/kernel/query';
import type { InteriorVariant } from '@scribblepup/print/layout';
import { Button, Checkbox, Modal, Spinner } from '@scribblepup/ui';
import { CloseOnBack } from '../../../components/CloseOnBack/CloseOnBack';
import { ErrorNote } from '../../../components/ErrorNote/ErrorNote';
import { freshQueryOptions } from '../../../data/queries';
import { isBrowserKey } from '../../../isBrowserKey';
import { papers, shopOf } from '../papers';
import type { ShownBook } from '../ShownBook';
import css from './BookPreview.module.css';
import { useColoredSheet } from '../colored/useColoredSheet';
import { CoverSpread } from './CoverSpread';
import { PrintedPage } from './PrintedPage';
import { contentOf, nameOf, viewsOf } from './views';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
};

interface BookPreviewProps {
  readonly book: ShownBook;
  readonly paper: InteriorVariant;
  readonly onClose: () => void;
}

/** Preview for leafing through the whole book as it will be printed. */
export const BookPreview = ({ book, paper, onClose }: BookPreviewProps) => {
  const [index, setIndex] = useState(0);
  const [isColored, setIsColored] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['preview', book.id],
    queryFn: async ({ signal }) => ({
      art: await book.loadArt(signal),
      print: await import('@scribblepup/print/layout'),
    }),
    ...freshQueryOptions,
    staleTime: Infinity,
  });
  const shop = shopOf(paper);
  const paperName = papers.find(({ value }) => value === paper)?.label ?? paper;
  const views = data ? viewsOf(data.print.INTERIOR_PAGES, { withCover: shop !== null }) : [];
  const view = views[index];
  const last = views.length - 1;
  // Only right-hand pages have art.
  const right = view?.kind === 'pages' ? view.right : null;
  const content = right === null ? 'blank' : contentOf(right);
  const position = content === 'blank' || !isColored ? null : content;
  const colored = useColoredSheet(book, position);
  const go = (to: number): void => setIndex(Math.min(last, Math.max(0, to)));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isBrowserKey(event)) return;
    const step = steps[event.key];
    // The slider handles its own keys.
    if (step === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    go(index + step);
  };

  return (
    <Modal
      open
      size="full"
      title={`Preview of Book ${book.number}`}
      onClose={onClose}
      actions={
        <>
          <label className={css.slider}>
            Leaf through
            <input
              type="range"
              min={0}
              max={Math.max(0, last)}
              value={index}
              aria-valuetext={view && nameOf(view)}
              disabled={!data}
              onChange={({ target }) => go(Number(target.value))}
            />
          </label>
          <Button variant="secondary" aria-disabled={index === 0} onClick={() => go(index - 1)}>
            Previous
          </Button>
          <Button aria-disabled={!data || index === last} onClick={() => go(index + 1)}>
            Next
          </Button>
        </>
      }
    >
      <CloseOnBack onClose={onClose} />
      <div className={css.view}>
        {/* The keys work wherever the focus is within the book. */}
        <div
          className={css.book}
          role="group"
          aria-label="Open book"
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          {error && <ErrorNote error={error} />}
          {colored.error && <ErrorNote error={colored.error} />}
          {!data && !error && <Spinner label="Opening the book" />}
          {data && view?.kind === 'cover' && shop && (
            <CoverSpread book={book} art={data.art} shop={shop} />
          )}
          {data && view?.kind === 'pages' && (
            <div className={css.spread} key={index}>
              {[view.left, view.right].map((page, side) => (
                <PrintedPage
                  key={side}
                  bookId={book.id}
                  art={data.art}
                  page={page}
                  colored={page === right ? colored.picture : null}
                  layout={(number) => data.print.pageOnScreen(paper, number)}
                />
              ))}
              {colored.isColoring && (
                <div className={css.coloring}>
                  <Spinner label="Coloring the page" />
                </div>
              )}
            </div>
          )}
        </div>
        <div className={css.below}>
          <p className={css.name} role="status">
            {view && `${nameOf(view)}, ${paperName}`}
          </p>
          <Checkbox
            label="Colored example"
            checked={isColored}
            onChange={({ target }) => setIsColored(target.checked)}
          />
        </div>
      </div>
    </Modal>
  );
};
