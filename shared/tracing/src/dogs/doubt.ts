import type { Dog } from '@scribblepup/finder';

// A find with a lower mean probability or score is probably not a dog. Of 275 photos without a dog,
// 109 have a find, and this doubts 77 of them. It doubts 4 of 97 finds on validation photos, all in
// less than 2 % of the photo, and none of 150 on other photos of dogs.
const MIN_PROBABILITY = 0.75,
  MIN_SCORE = 0.45;
// Minimum score of a face that makes up for it: the network may see the face of a black dog and
// miss its body.
const MIN_FACE_SCORE = 0.8;

/** Whether a find is probably not a dog, but a cat, a cushion or the like. */
export const isDoubtful = ({ meanProbability, score, face }: Dog): boolean =>
  (meanProbability < MIN_PROBABILITY || score < MIN_SCORE) &&
  (face === null || face.score < MIN_FACE_SCORE);
