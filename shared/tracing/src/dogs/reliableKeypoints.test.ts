import type { Face, KeypointName } from '@scribblepup/finder';
import { drawSyntheticDog } from '../syntheticDog';
import { perfectDetection } from '../testing/perfectDetection';
import { reliableKeypoints } from './reliableKeypoints';

const { face: clearFace } = perfectDetection(drawSyntheticDog()).dogs[0];
const faceWith = (
  score: number,
  confidences: Partial<Record<KeypointName, number>> = {},
): Face => ({
  ...clearFace!,
  score,
  keypoints: Object.fromEntries(
    Object.entries(clearFace!.keypoints).map(([name, point]) => [
      name,
      { ...point, confidence: confidences[name as KeypointName] ?? point.confidence },
    ]),
  ) as Face['keypoints'],
});

describe('the keypoints of a face that are drawn', () => {
  it('are both eyes and the nose of a clear face', () => {
    const { leftEye, rightEye, nose } = clearFace!.keypoints;
    expect(reliableKeypoints(faceWith(0.8))).toEqual({ leftEye, rightEye, nose });
  });

  it('are none if the finder doubts that there is a face', () => {
    expect(reliableKeypoints(faceWith(0.6))).toBeNull();
    expect(reliableKeypoints(null)).toBeNull();
  });

  it('leave out an eye that is probably hidden, but keep a nose of the same confidence', () => {
    expect(reliableKeypoints(faceWith(0.8, { leftEye: 0.45, nose: 0.45 }))).toEqual({
      leftEye: null,
      rightEye: clearFace!.keypoints.rightEye,
      nose: { ...clearFace!.keypoints.nose, confidence: 0.45 },
    });
  });

  it('are at least two', () => {
    expect(reliableKeypoints(faceWith(0.8, { leftEye: 0.45, nose: 0.2 }))).toBeNull();
  });
});
