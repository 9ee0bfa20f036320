import type { LabImage } from '@scribblepup/imaging/lab';
import { mask, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { findChin } from './chin';
import { findClosedEye } from './closedEye';
import { eyeRing, eyeShapes } from './eyeShape';
import { drawFace } from './drawFaces';
import { fitNose } from './fitNose';
import { findUpperLids } from './lids';
import { findMouth } from './mouth';
import { patchOf } from './patch';

const SIDE = 300,
  SIZE = 100;
const gray = (
  at: (x: number, y: number) => number,
  a: (x: number, y: number) => number = () => 0,
): LabImage => {
  const channel = (value: (x: number, y: number) => number): Float32Array =>
    Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
      value((i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5),
    );
  return { width: SIDE, height: SIDE, L: channel(at), a: channel(a), b: channel(() => 0) };
};
const maskWhere = (isDog: (x: number, y: number) => boolean): Mask =>
  mask(
    SIDE,
    SIDE,
    Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
      isDog(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0,
    ),
  );
/** The whole picture. */
const dog = maskWhere(() => true);
const oval =
  (cx: number, cy: number, rx: number, ry: number) =>
  (x: number, y: number): boolean =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
const widthOf = (ring: readonly Point[]): number =>
  Math.max(...ring.map(([x]) => x)) - Math.min(...ring.map(([x]) => x));
const ringOf = (cx: number, cy: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 40 }, (_, k) => [
    cx + rx * Math.cos((k * Math.PI) / 20),
    cy + ry * Math.sin((k * Math.PI) / 20),
  ]);

describe('a nose', () => {
  const muzzle = oval(150, 150, 28, 21);

  it.each([
    ['dark', 20, 0],
    ['lighter than the coat and of another hue', 66, 16],
  ])('that is %s is found whole, from a point off its center', (_, level, hue) => {
    const lab = gray(
      (x, y) => (muzzle(x, y) ? level : 60),
      (x, y) => (muzzle(x, y) ? hue : 0),
    );
    const { center, halfAxes } = fitNose(lab, [155, 156], SIZE, 0);
    expect(Math.hypot(center[0] - 150, center[1] - 150)).toBeLessThan(6);
    expect(Math.abs(halfAxes[0] - 0.28)).toBeLessThan(0.05);
    expect(Math.abs(halfAxes[1] - 0.21)).toBeLessThan(0.05);
  });

  it('stays at the given point, even if something darker is below it', () => {
    const lips = oval(150, 172, 30, 12);
    const lab = gray((x, y) => (lips(x, y) ? 10 : muzzle(x, y) ? 30 : 60));
    const { center } = fitNose(lab, [150, 150], SIZE, 0);
    expect(Math.hypot(center[0] - 150, center[1] - 150)).toBeLessThan(10);
  });

  it.each([
    ['ends at the outline', 160, 160],
    ['is whole if its center is off the dog', 140, 178],
  ])('at the edge of the dog %s', (_, edge, end) => {
    const left = maskWhere((x) => x < edge);
    const lab = gray((x, y) => (muzzle(x, y) ? 20 : 60));
    const [nose] = drawFace(lab, left, { eyes: [], nose: [150, 150] }, 1).solids;
    const xs = nose.map(([x]) => x);
    expect(Math.abs(Math.max(...xs) - end)).toBeLessThan(4);
    expect(Math.abs(Math.min(...xs) - 122)).toBeLessThan(4);
  });

  it('of a drawing may be as small as a button', () => {
    const button = oval(150, 150, 13, 10);
    expect(
      fitNose(
        gray((x, y) => (button(x, y) ? 15 : 80)),
        [153, 150],
        SIZE,
        0,
        true,
      ).halfAxes[0],
    ).toBeLessThan(0.17);
  });

  it.each([true, false])(
    'is not moved if the given point is its exact center (in a drawing: %s)',
    (drawn) => {
      const nose = drawn ? oval(150, 150, 15, 11) : muzzle;
      const { center } = fitNose(
        gray((x, y) => (nose(x, y) ? 15 : 80)),
        [150, 150],
        SIZE,
        0,
        drawn,
      );
      expect(center[0]).toBeCloseTo(150);
      expect(center[1]).toBeCloseTo(150);
    },
  );
});

describe('eyes', () => {
  it('are clean ovals of about one size, even if one was found too small', () => {
    const [left, right] = eyeShapes(
      [
        { at: [100, 100], patch: patchOf(ringOf(100, 100, 10, 9)) },
        { at: [200, 100], patch: patchOf(ringOf(200, 100, 4, 4)) },
      ],
      SIZE,
      0,
    );
    const widths = [widthOf(eyeRing(left, 0)), widthOf(eyeRing(right, 0))];
    expect(Math.min(...widths)).toBeGreaterThan(14);
    expect(Math.max(...widths) / Math.min(...widths)).toBeLessThan(1.3);
  });

  it('stay at the given point, even if the found patch extends far to one side', () => {
    const [eye] = eyeShapes(
      [{ at: [100, 100], patch: patchOf(ringOf(115, 100, 18, 10)) }],
      SIZE,
      0,
    );
    expect(eye.center[0]).toBeLessThan(107);
  });
});

describe('an eye', () => {
  const lab = gray((x, y) => (oval(150, 150, 9, 8)(x, y) ? 15 : 60));
  const drawnEye = (from: number): readonly Point[] => {
    const right = maskWhere((x) => x >= from);
    return drawFace(lab, right, { eyes: [[150, 150]] }, 1).solids[0];
  };
  const leftmost = (ring: readonly Point[]): number => Math.min(...ring.map(([x]) => x));

  it.each([
    ['across the outline', 148],
    ['just off the dog', 153],
  ])('that was found %s is moved off the outline, with its shape kept', (_, from) => {
    const eye = drawnEye(from);
    expect(leftmost(eye)).toBeGreaterThan(from + 5);
    expect(leftmost(eye)).toBeLessThan(from + 9);
    expect(widthOf(eye)).toBeCloseTo(widthOf(drawnEye(0)));
  });

  it('stays in place if the outline does not touch it, or if the dog is too narrow for it', () => {
    expect(drawnEye(100)).toEqual(drawnEye(0));
    expect(drawnEye(295)).toEqual(drawnEye(0));
  });
});

describe('a closed eye', () => {
  const sag = (x: number): number => 154 - 0.02 * (x - 150) ** 2;

  it('is the line where its lids meet', () => {
    const lashes = (x: number, y: number): boolean =>
      Math.abs(x - 150) < 14 && Math.abs(y - sag(x)) < 1.5;
    const line = findClosedEye(
      gray((x, y) => (lashes(x, y) ? 20 : 70)),
      [150, 150],
      SIZE,
      0,
    );
    expect(line[0][0]).toBeLessThan(140);
    expect(line.at(-1)![0]).toBeGreaterThan(160);
    for (const [x, y] of line.filter((point) => Math.abs(point[0] - 150) < 12))
      expect(Math.abs(y - sag(x))).toBeLessThan(2.5);
  });

  it('sags a little, tilted like the face, if no line is visible', () => {
    const plain = gray(() => 70);
    const [first, ...rest] = findClosedEye(plain, [150, 150], SIZE, 0);
    const last = rest.at(-1)!;
    expect(last[1]).toBeCloseTo(first[1]);
    expect(rest[Math.floor(rest.length / 2)][1]).toBeGreaterThan(first[1] + 2);
    const tilted = findClosedEye(plain, [150, 150], SIZE, 0.3);
    expect(tilted.at(-1)![1]).toBeGreaterThan(tilted[0][1] + 5);
  });

  it('has no iris and no highlights; the other eye keeps them', () => {
    const eyes = [oval(100, 50, 9, 8), oval(200, 50, 9, 8)];
    const lab = gray((x, y) => (eyes.some((is) => is(x, y)) ? 20 : 70));
    const left: Point = [100, 50],
      right: Point = [200, 50];
    const open = drawFace(lab, dog, { eyes: [left, right] }, 0.8),
      winking = drawFace(lab, dog, { eyes: [left, right], closed: [left] }, 0.8),
      asleep = drawFace(lab, dog, { eyes: [left, right], closed: [left, right] }, 0.8);
    expect(open.solids).toHaveLength(2);
    expect(winking.solids).toHaveLength(1);
    expect(winking.lights).toHaveLength(open.lights.length / 2);
    expect(asleep.solids).toHaveLength(0);
    expect(asleep.lights).toHaveLength(0);
    expect(asleep.lines).toHaveLength(0);
    expect(asleep.closedEyes).toHaveLength(2);
    expect(winking.closedEyes).toHaveLength(1);
  });
});

describe('upper lids', () => {
  const eyes = [
    { center: [100, 150], halfAxes: [10, 9] },
    { center: [200, 150], halfAxes: [10, 9] },
  ] as const;
  const ends = (lid: readonly Point[]): [Point, Point] => [lid[0], lid.at(-1)!];

  it('drop at each end as far as the dark arc over the eye, mirrored in the other eye', () => {
    // Arcs over the eyes that drop more on the outer side than on the inner one.
    const arc = (x: number): number => 141 + (x < 0 ? 0.042 : 0.016) * x * x;
    const dark = (x: number, y: number): boolean => Math.abs(x) < 18 && Math.abs(y - arc(x)) < 2;
    const [left, right] = findUpperLids(
      gray((x, y) => (dark(x - 100, y) || dark(200 - x, y) ? 20 : 70)),
      eyes,
      SIZE,
      0,
    ).map(ends);
    expect(left[0][0]).toBeLessThan(88);
    expect(left[1][0]).toBeGreaterThan(112);
    expect(left[0][1] - left[1][1]).toBeGreaterThan(2);
    expect(300 - left[0][0]).toBeCloseTo(right[1][0]);
    expect(left[0][1]).toBeCloseTo(right[1][1]);
  });

  it('have the usual shape if nothing is visible, tilted like the face', () => {
    const [level] = findUpperLids(
        gray(() => 50),
        eyes,
        SIZE,
        0,
      ),
      [tilted] = findUpperLids(
        gray(() => 50),
        eyes,
        SIZE,
        0.4,
      );
    expect(widthOf(level)).toBeCloseTo(30, 0);
    expect(Math.min(...level.map(([, y]) => y))).toBeCloseTo(141.5, 0);
    expect(tilted.at(-1)![1] - tilted[0][1]).toBeGreaterThan(8);
  });
});

describe('a chin', () => {
  const fold: Point[] = [
    [150, 140],
    [150, 160],
  ];
  const lips: Point[] = Array.from({ length: 91 }, (_, i) => [
    105 + i,
    160 + 0.1 * Math.abs(i - 45),
  ]);
  // The head is lighter than its shadow, which begins 24 px below the lips.
  const edge = (x: number): number => 184 - 0.004 * (x - 150) ** 2;

  it('is where the head meets its shadow, not at the lips', () => {
    const lab = gray((x, y) => (Math.abs(y - 160) < 3 ? 25 : y < edge(x) ? 75 : 50));
    const chin = findChin(lab, [fold, lips], SIZE, 0);
    expect(widthOf(chin)).toBeGreaterThan(70);
    for (const [x, y] of chin) expect(Math.abs(y - edge(x))).toBeLessThan(5);
  });

  it('is not drawn without a shadow or without lips', () => {
    expect(
      findChin(
        gray(() => 60),
        [fold, lips],
        SIZE,
        0,
      ),
    ).toEqual([]);
    expect(
      findChin(
        gray((x, y) => (y < edge(x) ? 75 : 50)),
        [fold],
        SIZE,
        0,
      ),
    ).toEqual([]);
  });
});

describe('a mouth', () => {
  const nose = { center: [150, 120] as const, halfAxes: [0.27, 0.2] as const };
  // The lips slope down to both sides, starting 30 px below the nose.
  const lipAt = (x: number): number => 170 + 0.25 * Math.abs(x - 150);
  const lips = (x: number, y: number): boolean =>
    Math.abs(x - 150) < 45 && Math.abs(y - lipAt(x)) < 2.5;

  // A whole face with these lips.
  const dark = [oval(100, 50, 9, 8), oval(200, 50, 9, 8), oval(150, 120, 27, 20), lips];
  const lab = gray((x, y) => (dark.some((is) => is(x, y)) ? 20 : 70));
  const points = {
    eyes: [
      [100, 50],
      [200, 50],
    ],
    nose: [150, 120],
  } as const;

  it('is traced along its lips, with the line from the nose down to them', () => {
    const [fold, mouth, ...others] = findMouth(
      gray((x, y) => (lips(x, y) ? 30 : 70)),
      nose,
      SIZE,
      0,
    );
    expect(others).toHaveLength(0);
    for (const [x] of fold) expect(x).toBeCloseTo(150, 0);
    expect(fold[0][1]).toBeLessThan(142);
    expect(Math.abs(fold.at(-1)![1] - 170)).toBeLessThan(5);
    expect(widthOf(mouth)).toBeGreaterThan(70);
    for (const [x, y] of mouth.filter(([px]) => Math.abs(px - 150) < 40))
      expect(Math.abs(y - lipAt(x))).toBeLessThan(5);
  });

  it('is smooth even if only one lip is visible', () => {
    const [, lip, ...others] = findMouth(
      gray((x, y) => (x > 150 && lips(x, y) ? 30 : 70)),
      nose,
      SIZE,
      0,
    );
    expect(others).toHaveLength(0);
    const bends = lip
      .slice(1, -1)
      .map(([x, y], i) =>
        Math.hypot(lip[i][0] + lip[i + 2][0] - 2 * x, lip[i][1] + lip[i + 2][1] - 2 * y),
      );
    expect(Math.max(...bends)).toBeLessThan(0.5);
  });

  it('is only the short line below the nose if no lips are visible', () => {
    const lines = findMouth(
      gray(() => 60),
      nose,
      SIZE,
      0,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0].at(-1)![1]).toBeLessThan(160);
  });

  it('is drawn in a photo only, and covers the whiskers between it and the nose', () => {
    const face = drawFace(lab, dog, points, 0.8);
    expect(face.solids).toHaveLength(3);
    expect(face.lines).toHaveLength(4);
    expect(face.covered.data[155 * SIDE + 138]).toBe(1);
    expect(drawFace(lab, dog, points, 0.8, true).lines).toHaveLength(0);
  });

  it('has no lips if they would double the outline, only the line below the nose', () => {
    const widestLine = (outlineBelowLips: number): number => {
      const head = maskWhere((x, y) => y < lipAt(x) + outlineBelowLips);
      return Math.max(...drawFace(lab, head, points, 0.8).lines.map(widthOf));
    };
    expect(widestLine(20)).toBeGreaterThan(60);
    expect(widestLine(6)).toBeLessThan(40);
  });
});
