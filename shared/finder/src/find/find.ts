import type { Network } from '../network/network';
import type { Face, Found, Head, Pixels, Probability } from '../types';
import { CELL } from './constants';
import { describeDogs } from './dogs';
import { findHeads } from './heads';
import { heatmapOf } from './heatmap';
import { faceScore, findPoints } from './points';
import { render } from './view';
import { headView, wholeView } from './views';

export interface FindOptions {
  /** Looked at between two passes of the network. */
  readonly signal?: AbortSignal;
}

/** Lets the platform handle what came in, an abort for one. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done));

/**
 * Finds dogs: one pass over the whole photo for the probability and the heads, then one over each
 * head enlarged for its points. Throws a RangeError where the pixels are not as many as width and
 * height say; rejects with the signal's reason.
 */
export async function find(
  network: Network,
  photo: Pixels,
  { signal }: FindOptions = {},
): Promise<Found> {
  const { width, height, data } = photo;
  if (!(width >= 1 && height >= 1) || data.length !== width * height * 4)
    throw new RangeError('not as many pixels as width and height say');
  signal?.throwIfAborted();
  const view = wholeView(photo);
  const { mask, head } = network.run(render(photo, view, network.input), ['mask', 'head']);
  const faces: Face[] = [];
  for (const found of findHeads(head, view)) {
    await breathe();
    signal?.throwIfAborted();
    faces.push(lookCloser(network, photo, found));
  }
  const { data: values, ...size } = heatmapOf(mask, 0);
  const probability: Probability = {
    ...size,
    data: values,
    stepX: view.stepX * CELL,
    stepY: view.stepY * CELL,
  };
  return describeDogs(probability, faces, { x: 0, y: 0, width, height });
}

function lookCloser(network: Network, photo: Pixels, head: Head): Face {
  const view = headView(head);
  const outputs = network.run(render(photo, view, network.input), ['points']);
  const points = findPoints(outputs.points, head, view);
  return { head, points, score: faceScore(head, points) };
}
