import type { FloatMap, Network } from '../network/Network';
import type { Pixels } from '@scribblepup/imaging';
import { tapsFor } from './taps';
import type { PhotoView } from './views';

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
