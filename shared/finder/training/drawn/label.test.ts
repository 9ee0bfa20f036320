import { pointNames } from './face';
import { labelOf, maskOf, type Owners } from './label';

const owners: Owners = {
  width: 6,
  height: 4,
  data: Uint8Array.from('000000' + '011220' + '011220' + '001000', Number),
};
const at = (name: (typeof pointNames)[number]): number => pointNames.indexOf(name);

test('the box ends at the edges of the visible pixels', () => {
  expect(labelOf(owners, 1, {})).toMatchObject({ box: [1, 1, 3, 4], area: 5 });
  expect(labelOf(owners, 2, {})).toMatchObject({ box: [3, 1, 5, 3], area: 4 });
});

test('a hidden dog has no label', () => {
  expect(labelOf(owners, 3, { nose: [2, 2] })).toBeNull();
});

test('a point behind the other dog, on the background or outside the picture is hidden', () => {
  const face = {
    left_eye: [3.5, 1.5],
    right_eye: [1.52, 1.5],
    nose: [2.5, 3.5],
    left_ear: [0.5, 0.5],
    right_ear: [2, -1],
  } as const;
  const points = labelOf(owners, 1, face)?.points ?? [];
  expect(points).toHaveLength(20);
  expect(points[at('left_eye')]).toBeNull();
  expect(points[at('left_ear')]).toBeNull();
  expect(points[at('right_ear')]).toBeNull();
  expect(points[at('right_eye')]).toEqual([1.5, 1.5]);
  expect(points[at('nose')]).toEqual([2.5, 3.5]);
});

test('the mask is 255 on every dog and 0 elsewhere', () => {
  expect([...maskOf(owners).slice(6, 12)]).toEqual([0, 255, 255, 255, 255, 0]);
});
