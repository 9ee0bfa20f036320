import { liveArea, pageBoxes } from './boxes';
import type { InteriorVariant } from './types';

const numbers = Array.from({ length: 52 }, (_, index) => index + 1);

test('every KDP page has its bleed away from the spine, alternately left and right', () => {
  const lefts = numbers.map((number) => pageBoxes('kdp', number).trim.x);
  expect(lefts).toEqual(numbers.map((number) => (number % 2 === 1 ? 0 : 9)));
});

test.each<InteriorVariant>(['home-letter', 'home-a4', 'kdp', 'lulu'])(
  '%s: ink stays three quarters of an inch away from every edge',
  (variant) => {
    const boxes = pageBoxes(variant, 1);
    const { x, y, width, height } = liveArea(boxes);
    const { trim } = boxes;
    const margins = [
      x - trim.x,
      y - trim.y,
      trim.x + trim.width - x - width,
      trim.y + trim.height - y - height,
    ];
    expect(margins.map((points) => Number(points.toFixed(6)))).toEqual([54, 54, 54, 54]);
  },
);
