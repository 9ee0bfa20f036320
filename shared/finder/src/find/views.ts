import type { Head, Pixels } from '../types';
import { LEAST_STEPS, LONG_SIDE, SIDE_STEP, WINDOW_EXTENT, WINDOW_SIDE } from './constants';
import type { View } from './view';

/** The whole photo, its proportions kept to a step of the network's sides; corner px stay corner px. */
export function wholeView({ width, height }: Pixels): View {
  const scale = (LONG_SIDE - 1) / Math.max(width, height);
  const side = (length: number): number =>
    Math.max(LEAST_STEPS, Math.round((length * scale) / SIDE_STEP)) * SIDE_STEP + 1;
  const columns = side(width);
  const rows = side(height);
  return {
    left: 0,
    top: 0,
    stepX: (width - 1) / (columns - 1),
    stepY: (height - 1) / (rows - 1),
    width: columns,
    height: rows,
  };
}

/** A square window around a head. */
export function headView({ x, y, size }: Head): View {
  const extent = WINDOW_EXTENT * size;
  const step = extent / (WINDOW_SIDE - 1);
  return {
    left: x - extent / 2,
    top: y - extent / 2,
    stepX: step,
    stepY: step,
    width: WINDOW_SIDE,
    height: WINDOW_SIDE,
  };
}
