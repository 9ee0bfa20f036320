import type { FloatMap } from '../network/Network';
import type { Keypoint, Keypoints } from '../types';
import { refinedView, meanOfPasses } from './refinedView';
import { findKeypoints } from './keypoints';
import { headView } from './views';

const head = { x: 500, y: 400, size: 100, score: 0.9 };
const at = (x: number, y: number, confidence = 0.9): Keypoint => ({ x, y, confidence });
const hidden = at(0, 0, 0.01);
const keypointsOf = (leftEye: Keypoint, rightEye: Keypoint, nose: Keypoint): Keypoints => ({
  leftEye,
  rightEye,
  nose,
  leftEar: hidden,
  rightEar: hidden,
});
const middleOf = ({ left, top, stepX, stepY, width, height }: ReturnType<typeof refinedView>) => [
  left + (stepX * (width - 1)) / 2,
  top + (stepY * (height - 1)) / 2,
];

test('the closer view is centered on the visible keypoints and three of their sizes wide', () => {
  const view = refinedView({
    head,
    keypoints: keypointsOf(at(560, 380), at(480, 380), at(520, 440)),
  });
  expect(middleOf(view)).toEqual([520, 400]);
  expect(view.stepX * (view.width - 1)).toBeCloseTo(3 * 80);
});

test('a hidden eye does not shift the closer view', () => {
  const view = refinedView({ head, keypoints: keypointsOf(at(560, 380), hidden, at(500, 440)) });
  expect(middleOf(view)).toEqual([530, 410]);
});

test('keypoints that coincide do not make the closer view tiny', () => {
  const view = refinedView({ head, keypoints: keypointsOf(at(500, 400), at(500, 400), hidden) });
  expect(view.stepX * (view.width - 1)).toBeCloseTo(3 * 50);
});

/** The network's output for a view, with a single peak: the nose, at x, y in photo px. */
function outputFor(view: ReturnType<typeof headView>, x: number, y: number): FloatMap {
  const side = (view.width - 1) / 4 + 1;
  const data = new Float32Array(side * side * 5).fill(-9);
  for (let v = 0; v < side; v++)
    for (let u = 0; u < side; u++) {
      const distance = Math.hypot(
        view.left + 4 * u * view.stepX - x,
        view.top + 4 * v * view.stepY - y,
      );
      data[(v * side + u) * 5 + 2] = 2 - (distance / 8) ** 2;
    }
  return { width: side, height: side, channels: 5, data };
}

test('two passes are averaged, and cells outside the closer view keep the first pass', () => {
  const first = headView(head);
  const closer = refinedView({
    head,
    keypoints: keypointsOf(at(540, 380), at(460, 380), at(500, 440)),
  });
  const mean = meanOfPasses(outputFor(first, 500, 440), first, outputFor(closer, 508, 444), closer);
  const { nose } = findKeypoints(mean, head, first);
  expect(nose.x).toBeCloseTo(504, 0);
  expect(nose.y).toBeCloseTo(442, 0);
  expect(mean.data.slice(0, 5)).toEqual(outputFor(first, 500, 440).data.slice(0, 5));
});
