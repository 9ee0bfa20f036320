import { memo, useId } from 'react';
import { currentBook, findOtherBookWithPage } from '@scribblepup/library';
import { cx, VisuallyHidden } from '@scribblepup/ui';
import { CheckIcon } from '@scribblepup/ui/art';
import { BlobImage } from '../../components/BlobImage';
import { usePickerState } from '../../picker/PickerContext';
import css from './PageCard.module.css';
import { scrollFullyIntoView } from './keepClear';
import { USED_ELSEWHERE } from './texts';

interface PageCardProps {
  readonly page: string;
  /** Position on the screen, from 0. */
  readonly index: number;
  readonly onPick: (index: number, isRange: boolean) => void;
}

/**
 * A page as one large toggle button; a placeholder until it is drawn. Its accessible name is its
 * number alone: title and tag are its description.
 */
export const PageCard = memo(({ page, index, onPick }: PageCardProps) => {
  const id = useId();
  const ready = usePickerState((state) => state.pages[page]);
  const position = usePickerState((state) => currentBook(state.project).pages.indexOf(page));
  const isCompleted = usePickerState((state) => currentBook(state.project).isCompleted);
  const usedElsewhere = usePickerState(
    (state) => findOtherBookWithPage(state.project, page) !== null,
  );
  const hasFailed = usePickerState((state) => state.drawing.status === 'failed');
  const isSelected = position >= 0;

  if (!ready) {
    return (
      <div className={css.skeleton}>
        <span>
          {hasFailed ? `Page ${index + 1} is not drawn yet` : `Drawing page ${index + 1}`}
        </span>
      </div>
    );
  }
  return (
    <button
      type="button"
      data-card
      className={cx(css.card, isSelected && css.selected)}
      aria-describedby={`${id}-about`}
      aria-pressed={isSelected}
      aria-disabled={isCompleted || undefined}
      onClick={(event) => {
        if (!isCompleted) onPick(index, event.shiftKey);
        scrollFullyIntoView(event.currentTarget);
      }}
    >
      <VisuallyHidden>{`Page ${index + 1}`}</VisuallyHidden>
      <BlobImage className={css.picture} blob={ready.preview} alt="" width={425} height={550} />
      {isSelected && (
        <span className={css.position} aria-hidden="true">
          {position + 1}
        </span>
      )}
      <span className={css.box} aria-hidden="true">
        <CheckIcon />
      </span>
      <span className={css.about} id={`${id}-about`} aria-hidden="true">
        <span>{ready.page.title}</span>
        {usedElsewhere && <span className={css.tag}>{USED_ELSEWHERE}</span>}
      </span>
    </button>
  );
});
PageCard.displayName = 'PageCard';
