import { useQuery } from '@scribblepup/kernel/query';
import { currentBook } from '@scribblepup/library';
import { Button, Modal, Spinner } from '@scribblepup/ui';
import { offeredLooks, type Page, type PageDogs } from '@scribblepup/studio';
import { castOf, dogsOnPage } from '@scribblepup/studio/books';
import { BlobImage } from '../../components/BlobImage';
import { CloseOnBack } from '../../components/CloseOnBack/CloseOnBack';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { freshQueryOptions } from '../../data/queries';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import { PagePhoto } from './PagePhoto';
import css from './ZoomDialog.module.css';

/**
 * Draws the page as an SVG, as sharp as it prints. Loads the engine only when the first page is
 * opened.
 */
const drawSvg = async (page: Page, dogs: PageDogs): Promise<Blob> => {
  const { pageToSvg } = await import('@scribblepup/studio/pages');
  return new Blob([pageToSvg(page, castOf(dogs))], { type: 'image/svg+xml' });
};

interface ZoomDialogProps {
  /** Position on the screen, from 0. */
  readonly index: number;
  /** The positions that are shown now. */
  readonly positions: readonly number[];
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** Shows one page large, with buttons for the previous and the next one. */
export const ZoomDialog = ({ index, positions, onShow, onClose }: ZoomDialogProps) => {
  const { actions } = usePicker();
  const project = usePickerState((state) => state.project);
  const pages = usePickerState((state) => state.pages);
  const hasFailed = usePickerState((state) => state.drawing.status === 'failed');
  const id = offeredLooks()[index];
  const before = positions.findLast((other) => other < index);
  const after = positions.find((other) => other > index);
  const ready = pages[id];
  const { pages: selected, isCompleted } = currentBook(project);
  const isSelected = selected.includes(id);
  const dogs = ready && dogsOnPage(project, ready);
  const { data, error } = useQuery({
    queryKey: ['drawing', project.id, id, ready?.photo, ready?.partner, Boolean(dogs)],
    queryFn: () => (ready && dogs ? drawSvg(ready.page, dogs) : null),
    ...freshQueryOptions,
  });

  return (
    <Modal
      open
      size="lg"
      title={ready ? `Page ${index + 1}: ${ready.page.title}` : `Page ${index + 1}`}
      onClose={onClose}
      actions={
        <>
          <Button
            className={css.action}
            variant="secondary"
            aria-disabled={before === undefined}
            onClick={() => onShow(before ?? index)}
          >
            Previous
          </Button>
          <Button
            className={css.action}
            disabled={isCompleted || !ready}
            aria-pressed={isSelected}
            onClick={() => actions.toggle(id)}
          >
            {isSelected ? 'Remove from book' : 'Add to book'}
          </Button>
          <Button
            className={css.action}
            variant="secondary"
            aria-disabled={after === undefined}
            onClick={() => onShow(after ?? index)}
          >
            Next
          </Button>
        </>
      }
    >
      <CloseOnBack onClose={onClose} />
      <div className={css.sheet}>
        {data ? (
          <BlobImage
            className={css.picture}
            blob={data}
            alt={ready?.page.title ?? ''}
            width={850}
            height={1100}
          />
        ) : error ? (
          <ErrorNote error={error} />
        ) : ready ? (
          <Spinner label="Opening the page" />
        ) : (
          <p>{hasFailed ? 'This page is not drawn yet.' : 'This page is still being drawn.'}</p>
        )}
      </div>
      <PagePhoto page={id} />
    </Modal>
  );
};
