import type { Dog } from '@scribblepup/finder';

// A detection with a lower mean probability or score is probably not a dog. These limits mark 77 of
// 109 detections on photos without a dog, 4 of 97 on validation photos (each covers less than 2 %
// of its photo) and none of 150 on other photos of dogs.
const MIN_PROBABILITY = 0.75,
  MIN_SCORE = 0.45;
// A detection whose face has at least this score is never doubtful: the network may see the face of
// a black dog and miss its body.
const MIN_FACE_SCORE = 0.8;

/** Whether a detection is probably not a dog but, for example, a cat or a cushion. */
export const isDoubtful = ({ meanProbability, score, face }: Dog): boolean =>
  (meanProbability < MIN_PROBABILITY || score < MIN_SCORE) &&
  (face === null || face.score < MIN_FACE_SCORE);
