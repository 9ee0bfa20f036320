import { useRef, useState, type KeyboardEvent } from 'react';
import { GENERATION_STEP } from '@scribblepup/library';
import { offeredPages } from '@scribblepup/studio';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import { nextCard } from './nextCard';
import { PageCard } from './PageCard';
import css from './PageGrid.module.css';
import { ZoomButton } from './ZoomButton';
import { ZoomDialog } from './ZoomDialog';

/** Shows one group of 25 pages. Arrow keys move from page to page; Shift selects a range. */
export const PageGrid = () => {
  const { actions } = usePicker();
  const shown = usePickerState((state) => state.shown);
  const anchor = useRef<number | null>(null);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const first = shown * GENERATION_STEP;

  const pick = (index: number, isRange: boolean): void => {
    const from = anchor.current;
    anchor.current = index;
    if (!isRange || from === null) return actions.toggle(offeredPages()[index]);
    const [low, high] = [Math.min(from, index), Math.max(from, index)];
    actions.select(offeredPages().slice(low, high + 1));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const next = nextCard(event.key, event.currentTarget, event.target as Element);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      <ul className={css.grid} aria-label="Coloring pages" onKeyDown={onKeyDown}>
        {offeredPages()
          .slice(first, first + GENERATION_STEP)
          .map((page, i) => (
            <li key={page} className={css.place}>
              <PageCard page={page} index={first + i} onPick={pick} />
              <ZoomButton page={page} index={first + i} onZoom={setZoomed} />
            </li>
          ))}
      </ul>
      {zoomed !== null && (
        <ZoomDialog index={zoomed} onShow={setZoomed} onClose={() => setZoomed(null)} />
      )}
    </>
  );
};
