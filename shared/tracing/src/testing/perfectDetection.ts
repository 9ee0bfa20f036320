import type { Dog, DetectionResult, Keypoint } from '@scribblepup/finder';
import { maskArea, maskBox, mask } from '@scribblepup/imaging/plane';
import type { SyntheticDog } from '../syntheticDog';

// Cells of the finder's map along the photo's long side, and its highest probability.
const CELLS = 81,
  MAX_PROBABILITY = 0.97;

/** A perfect finder's result for synthetic dogs on one photo: a coarse map, boxes and faces. */
export function perfectDetection(...all: readonly SyntheticDog[]): DetectionResult {
  const { width, height } = all[0].photo;
  // On a photo of only a few px, a dog may cover no pixel.
  const drawn = all.filter(({ groundTruth }) => groundTruth.includes(1));
  const longest = Math.max(width, height);
  const across = Math.max(2, Math.round((CELLS * width) / longest)),
    down = Math.max(2, Math.round((CELLS * height) / longest));
  const stepX = (width - 1) / (across - 1),
    stepY = (height - 1) / (down - 1);
  const data = new Float32Array(across * down),
    owners = new Uint8Array(across * down);
  for (let cell = 0; cell < data.length; cell++) {
    const shares = drawn.map(({ groundTruth }) =>
      shareAround(
        groundTruth,
        width,
        height,
        (cell % across) * stepX,
        Math.floor(cell / across) * stepY,
        Math.max(stepX, stepY),
      ),
    );
    data[cell] = 1 - MAX_PROBABILITY + (2 * MAX_PROBABILITY - 1) * Math.max(0, ...shares);
    owners[cell] = data[cell] >= 0.5 ? 1 + shares.indexOf(Math.max(...shares)) : 0;
  }
  return {
    probability: { width: across, height: down, left: 0, top: 0, stepX, stepY, data },
    owners,
    dogs: drawn.map(dogOf),
  };
}

/** Share of dog pixels in the square around a pixel. */
function shareAround(
  groundTruth: Uint8Array,
  width: number,
  height: number,
  cx: number,
  cy: number,
  reach: number,
): number {
  let inside = 0,
    all = 0;
  for (let y = Math.max(0, Math.round(cy - reach)); y <= Math.min(height - 1, cy + reach); y++) {
    for (
      let x = Math.max(0, Math.round(cx - reach));
      x <= Math.min(width - 1, cx + reach);
      x++, all++
    )
      inside += groundTruth[y * width + x];
  }
  return inside / all;
}

function dogOf({ photo: { width, height }, groundTruth, eyes, nose }: SyntheticDog): Dog {
  const dog = mask(width, height, groundTruth),
    box = maskBox(dog);
  if (!box) throw new Error('the synthetic dog is empty');
  const { x0, y0, x1, y1 } = box;
  const at = ([px, py]: readonly [number, number]): Keypoint => ({
    x: px - 0.5,
    y: py - 0.5,
    confidence: 0.9,
  });
  // The dog faces us: its right eye is on our left.
  const keypoints = {
    rightEye: at(eyes[0]),
    leftEye: at(eyes[1]),
    nose: at(nose),
    leftEar: at(eyes[1]),
    rightEar: at(eyes[0]),
  };
  const head = {
    x: nose[0],
    y: (eyes[0][1] + nose[1]) / 2,
    size: Math.hypot(eyes[1][0] - eyes[0][0], eyes[1][1] - eyes[0][1]),
    score: 0.9,
  };
  return {
    box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
    area: maskArea(dog),
    meanProbability: 0.95,
    score: 0.9,
    face: { head, keypoints, score: 0.9 },
    closeUp: null,
  };
}
