import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useShallow } from 'zustand/react/shallow';
import { FIRST_PHOTO_ID, GENERATION_STEP } from '@scribblepup/library';
import { offeredLooks } from '@scribblepup/studio';
import { photoForPage } from '@scribblepup/studio/books';
import { focusHeading } from '@scribblepup/ui/focus';
import { isBrowserKey } from '../../isBrowserKey';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import type { PickerState } from '../../picker/pickerStore';
import { nextCard } from './nextCard';
import { PageCard } from './PageCard';
import css from './PageGrid.module.css';
import { ZoomButton } from './ZoomButton';
import { ZoomDialog } from './ZoomDialog';

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The positions of the pages that are shown: one group of 25, or all pages of one photo. */
const shownPositions = ({ project, pages, shownGroup, shownPhoto }: PickerState): number[] => {
  const all = range(project.generatedCount);
  if (shownPhoto === null)
    return all.slice(shownGroup * GENERATION_STEP, (shownGroup + 1) * GENERATION_STEP);
  return all.filter((index) => {
    const look = offeredLooks()[index];
    if (!(look in pages)) return photoForPage(project, look) === shownPhoto;
    const { photo = FIRST_PHOTO_ID, partner } = pages[look];
    return photo === shownPhoto || partner === shownPhoto;
  });
};

/**
 * Shows one group of 25 pages, or the pages of one photo. Arrow keys move from page to page;
 * Shift-click selects a range.
 */
export const PageGrid = () => {
  const { actions, store } = usePicker();
  const isFiltered = usePickerState((state) => state.shownPhoto !== null);
  const list = useRef<HTMLUListElement>(null);
  const anchor = useRef<number | null>(null);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const generatedCount = usePickerState((state) => state.project.generatedCount);
  const positions = usePickerState(useShallow(shownPositions));

  // Stable, so that a card renders again only when its own page changes.
  const pick = useCallback(
    (index: number, isRange: boolean): void => {
      const from = anchor.current;
      anchor.current = index;
      const shown = shownPositions(store.getState());
      // A range begins at a page that the visitor sees, not in another group.
      if (!isRange || from === null || !shown.includes(from))
        return actions.toggle(offeredLooks()[index]);
      const [low, high] = [Math.min(from, index), Math.max(from, index)];
      const inRange = shown.filter((position) => position >= low && position <= high);
      actions.select(inRange.map((position) => offeredLooks()[position]));
    },
    [actions, store],
  );

  // A page that got another photo is drawn again, so its button is a new one, without the focus.
  const closeZoom = (): void => {
    flushSync(() => setZoomed(null));
    if (document.activeElement !== document.body) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-zoom="${zoomed}"]`);
    if (button) button.focus();
    else focusHeading({ preventScroll: true });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    if (isBrowserKey(event)) return;
    const next = nextCard(event.key, event.currentTarget, event.target as Element);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      <ul ref={list} className={css.grid} aria-label="Coloring pages" onKeyDown={onKeyDown}>
        {positions.map((index) => {
          const page = offeredLooks()[index];
          return (
            <li key={page} className={css.item}>
              <PageCard page={page} index={index} onPick={pick} />
              <ZoomButton page={page} index={index} onZoom={setZoomed} />
            </li>
          );
        })}
      </ul>
      {zoomed !== null && (
        <ZoomDialog
          index={zoomed}
          positions={isFiltered ? positions : range(generatedCount)}
          onShow={setZoomed}
          onClose={closeZoom}
        />
      )}
    </>
  );
};
