import { bounds, mask } from '../raster/plane';
import type { Rect } from '../types';
import { drawDog, type DrawnDog } from './fixtures/drawnDog';
import { findSubject } from './subject';

const WALL = [214, 208, 196] as const, RED = [170, 30, 34] as const;
const WIDTH = 480, HEIGHT = 400, BAR = 18;

const dogAtAWall = (coat: readonly [number, number, number]): DrawnDog =>
  drawDog({ width: WIDTH, height: HEIGHT, background: WALL, coat, chest: [236, 232, 224], scale: 0.85, shift: [0, 0.08], noise: 16 });

/** Paints a rectangle behind the dog. */
const paint = ({ photo: { data }, truth }: DrawnDog, x0: number, y0: number, x1: number, y1: number): void => {
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if (!truth[y * WIDTH + x]) data.set(RED, (y * WIDTH + x) * 4);
};

/** The back of a chair behind the dog: two posts, two rails. */
const onAChair = (coat: readonly [number, number, number]): DrawnDog => {
  const dog = dogAtAWall(coat);
  for (const x of [110, 350]) paint(dog, x, 40, x + BAR, HEIGHT);
  for (const y of [60, 120]) paint(dog, 110, y, 350, y + BAR);
  return dog;
};

const boxOf = ({ truth }: DrawnDog): Rect => {
  const { x0, y0, x1, y1 } = bounds(mask(WIDTH, HEIGHT, truth))!;
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
};

const common = (p: Rect, q: Rect): number =>
  Math.max(0, Math.min(p.x + p.width, q.x + q.width) - Math.max(p.x, q.x)) * Math.max(0, Math.min(p.y + p.height, q.y + q.height) - Math.max(p.y, q.y));
const areaOf = ({ width, height }: Rect): number => width * height;
/** Intersection over union. */
const likeness = (p: Rect, q: Rect): number => common(p, q) / (areaOf(p) + areaOf(q) - common(p, q));

it('finds the dog at a plain wall', () => {
  const dog = dogAtAWall([190, 150, 100]);
  expect(likeness(findSubject(dog.photo), boxOf(dog))).toBeGreaterThan(0.7);
});

// No wild coat is that orange: only its white parts look like fur.
it.each([[0, 0.12], [0, 0.3], [0.2, 0.25]] as const)('finds an orange dog whole, not its white chest alone (moved by %d, %d)', (x, y) => {
  const dog = drawDog({ width: WIDTH, height: HEIGHT, background: [120, 170, 200], coat: [222, 122, 30], chest: [250, 240, 222], scale: 0.95, shift: [x, y], noise: 12 });
  expect(likeness(findSubject(dog.photo), boxOf(dog))).toBeGreaterThan(0.7);
});

it('finds the dog in front of a chair, though the two hang together', () => {
  const dog = onAChair([48, 44, 46]);
  expect(likeness(findSubject(dog.photo), boxOf(dog))).toBeGreaterThan(0.7);
});

it('takes no piece of the wall between the bars for a white dog', () => {
  const dog = onAChair([190, 150, 100]), box = boxOf(dog);
  expect(common(findSubject(dog.photo), box)).toBeGreaterThan(0.9 * areaOf(box));
});
