import type { FloatMap, Network } from '../network/network';
import type { Pixels } from '@scribblepup/imaging';
import { tapsFor } from './taps';

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

/**
 * Renders a view of a photo as the network's input, with a fourth channel of zeros. Outside the
 * photo, it is neutral gray: zero.
 */
export function render(
  photo: Pixels,
  { left, top, stepX, stepY, width, height }: PhotoView,
  network: Pick<Network, 'resample'>,
): FloatMap {
  const columns = tapsFor(left, stepX, width, photo.width);
  const rows = tapsFor(top, stepY, height, photo.height);
  return network.resample(photo, columns, rows);
}
