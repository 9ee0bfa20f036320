import { shrinkLab } from '@scribblepup/imaging/lab';
import { mask, type Mask } from '@scribblepup/imaging/plane';
import { applyStroke, cutSide } from './brush';
import { GREEN, paintLab, RED } from './fixtures/painted';

// Large enough that the brush cuts at a reduced size.
const SIZE = 320;
const isDog = (x: number, y: number): boolean => Math.hypot(x - 160, y - 160) < 90;
const photo = paintLab(SIZE, SIZE, (x, y) => (isDog(x, y) ? RED : GREEN));
const maskOf = (inside: (x: number, y: number) => boolean): Mask =>
  mask(
    SIZE,
    SIZE,
    Uint8Array.from({ length: SIZE * SIZE }, (_, i) =>
      inside(i % SIZE, Math.floor(i / SIZE)) ? 1 : 0,
    ),
  );
const differing = (p: Mask, q: Mask): number[] =>
  [...p.data.keys()].filter((i) => p.data[i] !== q.data[i]);

it('a large brush corrects coherent pixels, up to the edge in the picture', () => {
  const half = maskOf((x, y) => isDog(x, y) && x < 160);
  const after = applyStroke(photo, half, [{ x: 200, y: 160, radius: 30 }], 'keep');
  const wrong = differing(after, maskOf(isDog)).length;
  expect(differing(half, maskOf(isDog)).length).toBeGreaterThan(10_000);
  expect(wrong).toBeLessThan(1500);
});

it('a correct edge moves by less than a pixel', () => {
  const dog = maskOf(isDog);
  const after = applyStroke(photo, dog, [{ x: 160, y: 160, radius: 40 }], 'keep');
  expect(differing(after, dog).length).toBeLessThan(Math.PI * 2 * 90);
});

it('pixels under the brush are exactly as painted', () => {
  const after = applyStroke(photo, maskOf(isDog), [{ x: 60, y: 60, radius: 30 }], 'keep');
  expect(
    differing(
      after,
      maskOf(
        (x, y) => after.data[y * SIZE + x] === 1 || Math.hypot(x + 0.5 - 60, y + 0.5 - 60) <= 30,
      ),
    ),
  ).toEqual([]);
});

it('a picture that was already shrunk to the size of the cut gives the same silhouette', () => {
  const half = maskOf((x, y) => isDog(x, y) && x < 160),
    dabs = [{ x: 200, y: 160, radius: 30 }];
  expect(applyStroke(shrinkLab(photo, cutSide(half)), half, dabs, 'keep')).toEqual(
    applyStroke(photo, half, dabs, 'keep'),
  );
});
