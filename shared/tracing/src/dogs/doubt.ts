import type { Dog } from '@scribblepup/finder';

// A find with a lower mean probability or score is probably not a dog. The network finds something
// in 109 of 275 photos without a dog, and these limits doubt 77 of these finds. They also doubt 4 of
// 97 finds on validation photos, all in less than 2 % of the photo, and none of 150 finds on other
// photos of dogs.
const MIN_PROBABILITY = 0.75,
  MIN_SCORE = 0.45;
// A find whose face has at least this score is never doubted: the network may see the face of a
// black dog and miss its body.
const MIN_FACE_SCORE = 0.8;

/** Whether a find is probably not a dog, but a cat, a cushion or the like. */
export const isDoubtful = ({ meanProbability, score, face }: Dog): boolean =>
  (meanProbability < MIN_PROBABILITY || score < MIN_SCORE) &&
  (face === null || face.score < MIN_FACE_SCORE);
