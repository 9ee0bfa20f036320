import { breeds, type Breed } from '../../../../../scripts/demo/dogs/breeds';
import { wobble } from '../../../../../scripts/demo/dogs/paths';
import { faceOf } from './breeds';

const names = Object.keys(breeds) as Breed[];

/** The center of a path's bounds. */
const middleOf = (d: string): readonly [number, number] => {
  const numbers = (d.match(/-?\d+\.?\d*/g) ?? []).map(Number);
  const middle = (values: readonly number[]): number =>
    (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(numbers.filter((_, i) => i % 2 === 0)), middle(numbers.filter((_, i) => i % 2))];
};

test.each(names)('the eye points of %s lie in the middle of its painted eyes', (breed) => {
  const eyes = breeds[breed].parts().filter(({ eye }) => eye);
  const [first, second] = eyes.map(({ d }) => middleOf(wobble(d)));
  const { right_eye, left_eye } = faceOf(breed);
  // The tolerance is in units of the drawing, in which the eyes are about 80 apart.
  for (const [painted, point] of [
    [first, right_eye],
    [second, left_eye],
  ]) {
    const [dx, dy] = [painted![0] - point![0], painted![1] - point![1]];
    expect(Math.hypot(dx, dy)).toBeLessThan(1.5);
  }
});

test.each(names)(
  '%s has its left ear and eye on our right, and its ears outside and above the eyes',
  (breed) => {
    const { left_eye, right_eye, left_ear, right_ear, nose } = faceOf(breed);
    const across = [right_ear, right_eye, nose, left_eye, left_ear].map((point) => point![0]);
    expect(across).toEqual([...across].sort((a, b) => a - b));
    expect(left_ear![1]).toBeLessThan(left_eye![1]);
    expect(right_ear![1]).toBeLessThan(right_eye![1]);
  },
);
