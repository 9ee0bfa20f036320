import { controlPointBounds } from '@scribblepup/imaging/curves/path';
import { ringOfHead } from '../../canvas/placedDog';
import { Stage } from '../../canvas/stage';
import { strokeText } from '../../lettering/strokes';
import { dogs, twoDogs } from '../../testing/dogs';
import { DOT_RADIUS, NUMBER_HEIGHT, numberedDots } from './numberedDots';

const WITHIN = { x: 80, y: 130, w: 690, h: 890 };

/** A ring like a horseshoe: the dots of its two arms are close to each other. */
const hollow = [300, 300, 500, 300, 500, 700, 415, 700, 415, 380, 385, 380, 385, 700, 300, 700];

const rings: readonly (readonly [string, readonly number[]])[] = [
  ...Object.entries({ ...dogs, twoDogs }).flatMap(([name, dog]) =>
    [680, 340].map((h) => {
      const stage = new Stage(dog, { name: 'Bo', bornMonth: null }, 'test');
      const placedDog = stage.stand({ ground: 935, w: 640, h, stretch: false });
      return [`${name} dog, ${h} high`, ringOfHead(placedDog)] as const;
    }),
  ),
  ['horseshoe', hollow],
  ['mirrored horseshoe', hollow.map((v, i) => (i % 2 === 0 ? 850 - v : v))],
];

describe.each(rings)('numbers along the ring of a %s', (_, ring) => {
  const { dots, labels } = numberedDots(ring, WITHIN);

  it('count all dots', () => {
    expect(labels.map(([text]) => text)).toEqual(
      Array.from({ length: dots.length / 2 }, (__, i) => String(i + 1)),
    );
    expect(labels.length).toBeGreaterThanOrEqual(20);
  });

  it('touch no other number, dot or frame', () => {
    const boxes = labels.map((label) => controlPointBounds(strokeText(...label, NUMBER_HEIGHT)));
    for (const [i, [l, t, r, b]] of boxes.entries()) {
      expect(Math.min(l - WITHIN.x, WITHIN.x + WITHIN.w - r)).toBeGreaterThan(0);
      expect(Math.min(t - WITHIN.y, WITHIN.y + WITHIN.h - b)).toBeGreaterThan(0);
      const touched = boxes.filter(
        ([ol, ot, or, ob], j) => j !== i && l < or && ol < r && t < ob && ot < b,
      );
      expect(touched).toEqual([]);
      for (let k = 0; k < dots.length; k += 2)
        expect(
          Math.hypot(
            dots[k] - Math.max(l, Math.min(r, dots[k])),
            dots[k + 1] - Math.max(t, Math.min(b, dots[k + 1])),
          ),
        ).toBeGreaterThan(DOT_RADIUS);
    }
  });
});

it.each(Object.entries(dogs))(
  'a small dog next to a large one has fewer dots, all with a number: %s',
  (_, { outline: [ring], width }) => {
    for (const size of [80, 120, 160]) {
      const smallRing = ring.map((v, i) => (v * size) / width + (i % 2 === 0 ? 300 : 600));
      const { dots, labels } = numberedDots(smallRing, WITHIN);
      expect([size, labels.length]).toEqual([size, dots.length / 2]);
    }
  },
);
