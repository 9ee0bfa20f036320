import type { KeyboardEvent } from 'react';
import type { Point } from '@scribblepup/studio';
import { isBrowserKey } from '../../isBrowserKey';
import { ZOOM_STEP } from './EditorTools';

/** Distance by which an arrow key moves the brush, and with Shift the view, viewport px. */
const STEP = 8,
  VIEW_STEP = 64;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface KeyHandlerOptions {
  /** Moves the brush, by viewport px. */
  readonly onBrush: (by: Point) => void;
  /** Moves the view, by viewport px. */
  readonly onMove: (by: Point) => void;
  readonly onMark: () => void;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
}

/**
 * Returns a key handler: arrows move the brush, with Shift the view; Space or Enter marks; plus and
 * minus zoom; 0 shows the whole area.
 */
export const editorKeyHandler =
  ({ onBrush, onMove, onMark, onZoom, onFit }: KeyHandlerOptions) =>
  (event: KeyboardEvent): void => {
    if (isBrowserKey(event)) return;
    const arrow = arrows[event.key];
    if (arrow && event.shiftKey) onMove([arrow[0] * VIEW_STEP, arrow[1] * VIEW_STEP]);
    else if (arrow) onBrush([arrow[0] * STEP, arrow[1] * STEP]);
    else if (event.key === ' ' || event.key === 'Enter') {
      // A key that is held down repeats, and each mark needs an Undo of its own.
      if (!event.repeat) onMark();
    } else if (event.key === '+' || event.key === '=') onZoom(ZOOM_STEP);
    else if (event.key === '-') onZoom(1 / ZOOM_STEP);
    else if (event.key === '0') onFit();
    else return;
    event.preventDefault();
  };
