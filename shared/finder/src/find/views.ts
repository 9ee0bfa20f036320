import type { Rect, Size } from '@scribblepup/imaging';
import type { Head } from '../types';
import {
  CLOSE_UP_MARGIN,
  CLOSE_UP_SIDE,
  MIN_STEPS,
  INPUT_SIDE,
  SIDE_STEP,
  WINDOW_EXTENT,
  WINDOW_SIDE,
} from './constants';

/**
 * A part of a photo at some size. The first output px lies at (left, top) in photo px; the others
 * follow in steps of stepX and stepY photo px.
 */
export interface PhotoView {
  readonly left: number;
  readonly top: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly width: number;
  readonly height: number;
}

/** Length of a side of the network's input, px. */
const side = (steps: number): number => Math.max(MIN_STEPS, steps) * SIDE_STEP + 1;

/**
 * View of an area of whole px. It keeps the proportions to within one step of the network's sides;
 * corner px map to corner px.
 */
export function areaView({ x, y, width, height }: Rect): PhotoView {
  const scale = (INPUT_SIDE - 1) / Math.max(width, height);
  const columns = side(Math.round((width * scale) / SIDE_STEP));
  const rows = side(Math.round((height * scale) / SIDE_STEP));
  return {
    left: x,
    top: y,
    stepX: (width - 1) / (columns - 1),
    stepY: (height - 1) / (rows - 1),
    width: columns,
    height: rows,
  };
}

/**
 * View of a dog's box with a margin; its short side is rounded up to a step of the network's sides.
 */
export function closeUpView({ x, y, width, height }: Rect): PhotoView {
  const step = ((1 + 2 * CLOSE_UP_MARGIN) * Math.max(width, height, 1)) / (CLOSE_UP_SIDE - 1);
  const sideOf = (length: number): number =>
    Math.min(
      CLOSE_UP_SIDE,
      side(Math.ceil(((1 + 2 * CLOSE_UP_MARGIN) * length) / step / SIDE_STEP)),
    );
  return viewAround({ x: x + (width - 1) / 2, y: y + (height - 1) / 2 }, step, {
    width: sideOf(width),
    height: sideOf(height),
  });
}

/** View of a square window around a head. */
export const headView = (head: Head): PhotoView => squareView(head, WINDOW_EXTENT);

/** View of a square window around a head, `extent` face sizes wide. */
export function squareView(head: Head, extent: number): PhotoView {
  const step = (extent * head.size) / (WINDOW_SIDE - 1);
  return viewAround(head, step, { width: WINDOW_SIDE, height: WINDOW_SIDE });
}

/**
 * A view with square px around a center.
 * @param center photo px
 * @param step photo px from one px of the view to the next
 */
function viewAround(
  { x, y }: { readonly x: number; readonly y: number },
  step: number,
  { width, height }: Size,
): PhotoView {
  return {
    left: x - (step * (width - 1)) / 2,
    top: y - (step * (height - 1)) / 2,
    stepX: step,
    stepY: step,
    width,
    height,
  };
}
