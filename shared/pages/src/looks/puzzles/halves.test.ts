import { parsePath, controlPointBounds } from '@scribblepup/imaging/curves/path';
import { composePage } from '../..';
import type { DogArt } from '@scribblepup/tracing';
import { dogs, inProfile, sitting, twoDogs } from '../../testing/dogs';

const ages = ['5-8', '8+'] as const;

it.each(
  Object.entries({ ...dogs, twoDogs }).flatMap(([name, dog]) =>
    ages.map((age) => [name, age, dog] as const),
  ),
)('shows the head of the %s dog within the frame at %s', (_, age, dog) => {
  const { items } = composePage(dog, 'halves', { name: 'Bo', bornMonth: null, age });
  const frame = items.findLast((item) => item.kind === 'path' && item.stroke && !item.fill);
  const item = items.find(({ kind }) => kind === 'dog');
  if (frame?.kind !== 'path' || item?.kind !== 'dog')
    throw new Error('the page lacks a frame or a dog');
  const [, top] = controlPointBounds(parsePath(frame.d));
  expect(item.dy).toBeGreaterThan(top);
});

it.each(ages)('folds the first of two dogs in a photo at %s, not the gap between them', (age) => {
  const { items } = composePage(twoDogs, 'halves', { name: 'Bo', bornMonth: null, age });
  const item = items.find(({ kind }) => kind === 'dog');
  if (item?.kind !== 'dog' || !item.clip) throw new Error('the page has no clipped dog');
  const [, , fold] = controlPointBounds(parsePath(item.clip));
  const eyes = (twoDogs.face?.eyes ?? []).map(
    ([x]) => item.dx + (item.mirror ? -x : x) * item.scale,
  );
  expect(Math.min(...eyes)).toBeLessThan(fold);
  expect(Math.max(...eyes)).toBeGreaterThan(fold);
});

/** The clipped dog of a page, and the edges of its clip. */
function halfOf(dog: DogArt, age: (typeof ages)[number]) {
  const { items } = composePage(dog, 'halves', { name: 'Bo', bornMonth: null, age });
  const item = items.find(({ kind }) => kind === 'dog');
  if (item?.kind !== 'dog' || !item.clip) throw new Error('the page has no clipped dog');
  const [left, , fold] = controlPointBounds(parsePath(item.clip));
  const onSheet = (x: number): number => item.dx + (item.mirror ? -1 : 1) * item.scale * x;
  return { left, fold, onSheet };
}

/** The dog with its outline and its head mirrored. */
function mirrored(dog: DogArt): DogArt {
  const flip = (x: number): number => dog.width - x;
  const { head } = dog;
  return {
    ...dog,
    outline: dog.outline.map((ring) => ring.map((v, i) => (i % 2 === 0 ? flip(v) : v))),
    head: head && {
      ...head,
      at: [flip(head.at[0]), head.at[1]],
      ...(head.nose && { nose: [flip(head.nose[0]), head.nose[1]] }),
    },
  };
}

it.each(
  ages.flatMap((age) => [
    [age, 'left', inProfile] as const,
    [age, 'right', mirrored(inProfile)] as const,
  ]),
)('shows the half with the head of a dog in profile at %s, on the %s', (age, _, dog) => {
  const { left, fold, onSheet } = halfOf(dog, age);
  const nose = onSheet(dog.head?.nose?.[0] ?? NaN);
  expect(nose).toBeGreaterThan(left);
  expect(nose).toBeLessThan(fold);
});

it.each(ages)('shows the wider half of a dog in a three-quarter view at %s', (age) => {
  const { width } = sitting;
  // The dog's body extends to one side of its face.
  const outline = sitting.outline.map((ring) =>
    ring.map((v, i) => (i % 2 === 0 && v > width * 0.7 ? v + width * 0.35 : v)),
  );
  const { fold, onSheet } = halfOf({ ...sitting, outline, width: width * 1.35 }, age);
  const [left, middle, right] = [0, sitting.face!.nose[0], width * 1.35].map(onSheet);
  expect(Math.abs(middle - fold)).toBeLessThan(width * 0.1);
  expect(fold - Math.min(left, right)).toBeGreaterThan(Math.max(left, right) - fold);
});

it.each(ages)('folds a dog that touches another one through its own face at %s', (age) => {
  const [, eye] = sitting.solids;
  const touching: DogArt = { ...sitting, solids: [...sitting.solids, eye.map((v) => v + 100)] };
  const { fold, onSheet } = halfOf(touching, age);
  const [[x0], [x1]] = sitting.face?.eyes ?? [[NaN], [NaN]];
  expect(Math.abs(onSheet((x0 + x1) / 2) - fold)).toBeLessThan(1);
  expect(onSheet(eye[0] + 100)).toBeGreaterThan(fold);
});
