import { bust, sitting } from '../testing/dogs';
import { AREA, bottom, right } from './sheet';
import { pageVariationFor } from './pageVariation';
import { placeOf, type DogPlace, type DogRoom } from './dogRoom';
import type { DogArt } from '@scribblepup/tracing';

const CUT = { left: false, top: false, right: false, bottom: true };
const tallDog: DogArt = { ...sitting, width: 300, height: 800, cut: CUT };
const variation = pageVariationFor(null);
const variations = Array.from({ length: 100 }, (_, number) => pageVariationFor(number));
const none = () => ({ middle: 0, chin: 0 });

describe('the position of a whole dog that is wider than the page', () => {
  const wideDog: DogArt = { ...sitting, width: 900, height: 500 };
  const room: DogRoom = { ground: 950, w: 640, h: 800 };
  const facing = (share: number) => (scale: number) => ({
    middle: share * wideDog.width * scale,
    chin: 0,
  });
  const tooWide = variations
    .flatMap((each) => [0.15, 0.85].map((head) => ({ each, head })))
    .map(({ each, head }) => ({ head, ...placeOf(wideDog, room, each, facing(head)) }))
    .filter(({ scale }) => wideDog.width * scale > AREA.w);

  it('keeps the end with the head on the page', () => {
    expect(tooWide.length).toBeGreaterThan(10);
    for (const { head, scale, dx, mirror = false } of tooWide) {
      const end = dx + (mirror ? -1 : 1) * (head < 0.5 ? 0 : wideDog.width * scale);
      expect(end).toBeGreaterThan(AREA.x);
      expect(end).toBeLessThan(AREA.x + AREA.w);
    }
  });
});

describe('the position of a dog that is wider than the page and that the photo crops at a side', () => {
  const cut: DogArt = {
    ...sitting,
    width: 900,
    height: 500,
    cut: { ...CUT, bottom: false, left: true },
  };
  const placesWith = (head: number) =>
    variations
      .map((each) =>
        placeOf(cut, { ground: 950, w: 640, h: 800 }, each, (scale) => ({
          middle: head * cut.width * scale,
          chin: 0,
        })),
      )
      .filter(({ scale }) => cut.width * scale > AREA.w);
  /** The x on the sheet of a point at this share of the dog's width. */
  const xOnSheet = ({ scale, dx, mirror = false }: DogPlace, share: number): number =>
    dx + (mirror ? -1 : 1) * share * cut.width * scale;

  it('keeps a head at the uncropped end on the page', () => {
    const places = placesWith(0.85);
    expect(places.length).toBeGreaterThan(10);
    for (const place of places) {
      expect(xOnSheet(place, 1)).toBeGreaterThan(AREA.x);
      expect(xOnSheet(place, 1)).toBeLessThan(right(AREA));
    }
  });

  it.each([0.15, 0.85])('leaves the cropped side under the frame (head at %s)', (head) => {
    for (const place of placesWith(head)) {
      const edge = xOnSheet(place, 0);
      expect(edge < AREA.x || edge > right(AREA)).toBe(true);
    }
  });
});

describe('the position of a dog that the photo crops at the bottom', () => {
  it.each([false, true])(
    'centers the head if the dog is wider than its frame, whichever side is cut (mirrored: %s)',
    (mirror) => {
      const dog: DogArt = { ...bust, cut: { ...CUT, left: true } };
      const area = { x: 200, y: 200, w: 400, h: 700 };
      const head = dog.width * 0.56;
      const { scale, dx } = placeOf(
        dog,
        { ground: 880, sink: 20, w: 380, h: 680, stretch: false, crop: true, mirror, area },
        variation,
        (atScale) => ({ middle: head * atScale, chin: 0 }),
      );
      expect(dog.width * scale).toBeGreaterThan(area.w);
      expect(dx + (mirror ? -1 : 1) * head * scale).toBeCloseTo(area.x + area.w / 2, 3);
    },
  );

  it('leaves no side of a frame empty, however far the head is off center', () => {
    const { scale, dx } = placeOf(
      bust,
      { ground: 880, w: 660, h: 900, crop: true, mirror: false },
      variation,
      (atScale) => ({ middle: bust.width * atScale, chin: 0 }),
    );
    expect(dx).toBeLessThanOrEqual(AREA.x);
    expect(dx + bust.width * scale).toBeGreaterThanOrEqual(AREA.x + AREA.w);
  });

  it('keeps a tall dog in sight, and always reaches the bottom of the page', () => {
    const room: DogRoom = { ground: 950, w: 480, h: 600 };
    for (const each of variations) {
      const { scale, dy } = placeOf(tallDog, room, each, none);
      const end = dy + tallDog.height * scale;
      expect(end).toBeGreaterThan(bottom(AREA));
      expect(dy).toBeLessThanOrEqual(
        Math.max(AREA.y + AREA.h / 2, bottom(AREA) + 6 - tallDog.height * scale),
      );
    }
  });

  it('keeps the chin above the foreground, for a tall dog too', () => {
    const room: DogRoom = { ground: 950, w: 480, h: 600 };
    const lowHeaded = (scale: number) => ({ middle: 0, chin: 0.6 * tallDog.height * scale });
    for (const each of variations) {
      const { scale, dy } = placeOf(tallDog, room, each, lowHeaded);
      expect(dy + lowHeaded(scale).chin).toBeLessThan(bottom(AREA) - 80);
    }
  });

  it('enlarges a tall dog behind a rim, but keeps its top in the room', () => {
    const over: DogRoom = { rim: 700, hide: 0.06, w: 500, h: 500, stretch: false };
    const [cut, whole] = [tallDog, { ...tallDog, cut: { ...CUT, bottom: false } }].map((dog) =>
      placeOf(dog, over, variation, none),
    );
    expect(cut.scale).toBeGreaterThan(1.2 * whole.scale);
    expect(cut.dy).toBeGreaterThanOrEqual(over.rim! - over.h - 1);
  });
});

/** The bottom and the chin of a dog on the sheet; `chin` is a share of its height. */
function lowEndsOf(dog: DogArt, room: DogRoom, chin: number) {
  const { scale, dy } = placeOf(dog, room, variation, (atScale) => ({
    middle: 0,
    chin: chin * dog.height * atScale,
  }));
  const height = dog.height * scale;
  return { bottom: dy + height, chin: dy + chin * height };
}

it.each([
  ['a lying dog', 1, false],
  ['a dog with a low head', 0.9, false],
  ['a bust with its chin at the lower edge', 1, true],
])('shows the chin of %s above the rim', (_name, chin, cropped) => {
  const dog: DogArt = { ...sitting, cut: { ...CUT, bottom: cropped } };
  const room: DogRoom = { rim: 700, hide: 0.32, w: 500, h: 600, stretch: false };
  expect(lowEndsOf(dog, room, chin).chin).toBeCloseTo(682);
});

it('shows the chin of a bust above the foreground that hides its lower edge', () => {
  const room: DogRoom = { ground: 850, sink: 40, w: 500, h: 600 };
  expect(lowEndsOf(bust, room, 0.5).bottom).toBeCloseTo(890);
  expect(lowEndsOf(bust, room, 0.97).chin).toBeCloseTo(850);
  expect(lowEndsOf(bust, room, 1.1).bottom).toBeCloseTo(850);
});

it('raises a bust with a low chin only on demand, and not far above the bottom of the page', () => {
  const room: DogRoom = { ground: 950, w: 500, h: 600 };
  const raised = { ...room, raised: true };
  const bottomOfPage = lowEndsOf(bust, room, 0.95).bottom;
  expect(bottomOfPage).toBeCloseTo(bottom(AREA) + 6);
  expect(lowEndsOf(bust, raised, 0.5)).toEqual(lowEndsOf(bust, room, 0.5));
  const { chin } = lowEndsOf(bust, { ...raised, stretch: false }, 0.88);
  expect(chin).toBeCloseTo(bottomOfPage - 90);
  expect(lowEndsOf(bust, raised, 1).bottom).toBeCloseTo(bottomOfPage - 70);
});
