import { mask, type Mask } from '../raster/plane';
import { withoutApart } from './apart';

const WIDTH = 120, HEIGHT = 60;
interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const drawn = (...discs: readonly Disc[]): Mask => mask(WIDTH, HEIGHT, Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
  (discs.some(({ x, y, r }) => Math.hypot((i % WIDTH) - x, Math.floor(i / WIDTH) - y) <= r) ? 1 : 0)));

const dog = { x: 30, y: 30, r: 20 };

it('a small thing far off goes', () => {
  expect(withoutApart(drawn(dog, { x: 100, y: 40, r: 8 })).data).toEqual(drawn(dog).data);
});

it('a paw beside the body stays', () => {
  const both = drawn(dog, { x: 56, y: 40, r: 5 });
  expect(withoutApart(both).data).toEqual(both.data);
});

it('a second dog stays', () => {
  const both = drawn(dog, { x: 95, y: 30, r: 16 });
  expect(withoutApart(both).data).toEqual(both.data);
});

it('one part and nothing stay as they are', () => {
  expect(withoutApart(drawn(dog)).data).toEqual(drawn(dog).data);
  expect(withoutApart(drawn()).data).toEqual(drawn().data);
});
