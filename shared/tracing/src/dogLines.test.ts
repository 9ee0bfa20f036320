import { distanceTransform } from '@scribblepup/imaging/distance';
import type { LabImage } from '@scribblepup/imaging/lab';
import { clamp, mask, plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { dogLines, type LineSources } from './dogLines';
import { contrastAcross } from './vectors/contrast';

const SIDE = 200,
  MIDDLE = SIDE / 2;

/** A coat of two lightnesses, with a vertical border in the middle. */
const coat = (left: number, right: number): LabImage => ({
  width: SIDE,
  height: SIDE,
  L: Float32Array.from({ length: SIDE * SIDE }, (_, i) => (i % SIDE < MIDDLE ? left : right)),
  a: new Float32Array(SIDE * SIDE),
  b: new Float32Array(SIDE * SIDE),
});

const verticalLine = (x: number, from = 40, to = 160): Point[] =>
  Array.from({ length: to - from }, (_, i): Point => [x, from + i + 0.5]);

/** A circle with a radius of 18 px. */
const ring = (cx: number, cy: number): Point[] =>
  Array.from({ length: 120 }, (_, i): Point => {
    const angle = (i * Math.PI) / 60;
    return [cx + 18 * Math.sin(angle), cy - 18 * Math.cos(angle)];
  });

/** The pixels outside the dog, which fills all but the rim of the picture. */
const outside = mask(
  SIDE,
  SIDE,
  Uint8Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    return Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) > 1 ? 0 : 1;
  }),
);

/** The columns in which the response is that of a line. */
const RIDGES = [60, MIDDLE + 4, 150];

const sources = (lab: LabImage, change: Partial<LineSources> = {}): LineSources => {
  const uniform = (value: number): Float32Array => new Float32Array(SIDE * SIDE).fill(value);
  return {
    lab,
    response: {
      strength: plane(
        SIDE,
        SIDE,
        uniform(0).map((_, i) => (RIDGES.includes(i % SIDE) ? 0.5 : 0)),
      ),
      outlineDistance: distanceTransform(outside),
      flow: { width: SIDE, height: SIDE, tx: uniform(0), ty: uniform(1) },
    },
    ridges: [],
    spots: [],
    patches: [verticalLine(MIDDLE)],
    face: {
      solids: [],
      lights: [],
      lines: [],
      closedEyes: [],
      tongues: [],
      covered: mask(SIDE, SIDE),
      featureZones: [],
    },
    unit: 1,
    isDrawing: false,
    ...change,
  };
};

describe('the contrast across a line', () => {
  it('is the distance between the colors on its two sides', () => {
    expect(contrastAcross(verticalLine(MIDDLE), coat(20, 90), 10)).toBeCloseTo(70, 3);
  });

  it('is zero if both sides have the same color, or the border is out of reach', () => {
    expect(contrastAcross(verticalLine(MIDDLE), coat(50, 50), 10)).toBe(0);
    expect(contrastAcross(verticalLine(MIDDLE + 30), coat(20, 90), 10)).toBe(0);
  });
});

describe('the border between two coat colors', () => {
  it('is a line where they clearly differ', () => {
    const { lines, markings } = dogLines(sources(coat(20, 90)));
    expect(lines).toHaveLength(1);
    expect(markings).toEqual([]);
    for (const [x] of lines[0].points) expect(Math.abs(x - MIDDLE)).toBeLessThan(2);
  });

  it('is a marking where it may be just light and shade', () => {
    const { lines, markings } = dogLines(sources(coat(60, 80)));
    expect(lines).toEqual([]);
    expect(markings).toHaveLength(1);
  });

  describe('that blend over a wide rim', () => {
    /** L rises from 20 to 70 over 40 px. */
    const blended = (x: number): LineSources =>
      sources({
        ...coat(0, 0),
        L: Float32Array.from(
          { length: SIDE * SIDE },
          (_, i) => 45 + 1.25 * clamp((i % SIDE) + 0.5 - x, -20, 20),
        ),
      });

    it('is a line', () => {
      const { lines, markings } = dogLines(blended(MIDDLE));
      expect(lines).toHaveLength(1);
      expect(markings).toEqual([]);
    });

    it('is a marking if it is short', () => {
      const { lines, markings } = dogLines({
        ...blended(MIDDLE),
        patches: [verticalLine(MIDDLE, 80, 120)],
      });
      expect(lines).toEqual([]);
      expect(markings).toHaveLength(1);
    });

    it('is a marking at the edge of the dog, because the other color may be background', () => {
      const { lines, markings } = dogLines({ ...blended(20), patches: [verticalLine(20)] });
      expect(lines).toEqual([]);
      expect(markings).toHaveLength(1);
    });
  });

  it('is a line in a drawing, however small the difference', () => {
    const { lines, markings } = dogLines(sources(coat(60, 80), { isDrawing: true }));
    expect(lines).toHaveLength(1);
    expect(markings).toEqual([]);
  });

  it('is not drawn where a ridge already runs along it', () => {
    const { lines, markings } = dogLines(
      sources(coat(20, 90), { ridges: [verticalLine(MIDDLE + 4)] }),
    );
    expect(lines).toHaveLength(1);
    expect(markings).toEqual([]);
  });

  it('replaces a ridge along part of it if light and shade cannot explain the difference', () => {
    const ridges = [verticalLine(MIDDLE + 4, 40, 120)];
    const { lines } = dogLines(sources(coat(20, 90), { ridges }));
    expect(lines).toHaveLength(1);
    expect(Math.max(...lines[0].points.map(([, y]) => y))).toBeGreaterThan(155);
    expect(dogLines(sources(coat(20, 60), { ridges })).lines).toHaveLength(2);
  });

  describe('that certainly differ only in its upper part', () => {
    /** L is 20 on the left, and on the right 90 above y = 95 and `below` further down. */
    const partly = (below: number): LineSources =>
      sources(
        {
          ...coat(0, 0),
          L: Float32Array.from({ length: SIDE * SIDE }, (_, i) => {
            if (i % SIDE < MIDDLE) return 20;
            return i < 95 * SIDE ? 90 : below;
          }),
        },
        { patches: [verticalLine(MIDDLE, 20, 190)], ridges: [verticalLine(MIDDLE + 4, 20, 60)] },
      );
    const lowest = (lines: ReturnType<typeof dogLines>['lines']): number =>
      Math.max(...lines.flatMap(({ points }) => points.map(([, y]) => y)));

    it('is one line along that part, and a marking in the shade below', () => {
      const { lines, markings } = dogLines(partly(40));
      expect(lines).toHaveLength(1);
      expect(Math.abs(lowest(lines) - 95)).toBeLessThan(10);
      expect(markings).toHaveLength(1);
    });

    it('continues as a line where they differ half as much', () => {
      const { lines, markings } = dogLines(partly(50));
      expect(lines).toHaveLength(1);
      expect(lowest(lines)).toBeGreaterThan(180);
      expect(markings).toEqual([]);
    });

    it('is a marking if that part is short', () => {
      const { lines, markings } = dogLines({
        ...partly(40),
        patches: [verticalLine(MIDDLE, 70, 190)],
      });
      expect(lines).toHaveLength(1);
      expect(lowest(lines)).toBeLessThan(65);
      expect(markings).toHaveLength(1);
    });
  });

  it('ranks below the lines of the face, which begin with the tongue', () => {
    const { face } = sources(coat(20, 90));
    const { lines } = dogLines(
      sources(coat(20, 90), {
        face: { ...face, tongues: [ring(60, 100)], lines: [verticalLine(60, 90, 110)] },
      }),
    );
    expect(lines).toHaveLength(3);
    const [{ points: tongue }, { points: groove }] = lines;
    const end = tongue.at(-1)!;
    expect(Math.hypot(tongue[0][0] - end[0], tongue[0][1] - end[1])).toBeLessThan(9);
    expect(groove.every(([x]) => Math.abs(x - 60) < 1)).toBe(true);
  });

  it('ranks below the lines of the face if there is a ridge too', () => {
    const { face } = sources(coat(20, 90));
    const mouth = verticalLine(60, 90, 110);
    const { lines } = dogLines(
      sources(coat(20, 90), {
        ridges: [verticalLine(150, 80, 130)],
        face: { ...face, lines: [mouth] },
      }),
    );
    expect(lines).toHaveLength(3);
    expect(Math.abs(lines[0].points[0][0] - 60)).toBeLessThan(2);
    const strengths = lines.map(({ strength }) => strength);
    expect(strengths).toEqual(strengths.toSorted((p, q) => q - p));
  });
});

describe('a spot', () => {
  const plain = (change: Partial<LineSources>): LineSources =>
    sources(coat(60, 60), { patches: [], ...change });

  it('is drawn as a closed line, without the ridge on it', () => {
    const { lines } = dogLines(
      plain({ spots: [ring(60, 100)], ridges: [verticalLine(60, 92, 108)] }),
    );
    expect(lines).toHaveLength(1);
    const [{ points }] = lines;
    const [first, last] = [points[0], points.at(-1)!];
    expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeLessThan(9);
    for (const [x, y] of points) expect(Math.abs(Math.hypot(x - 60, y - 100) - 18)).toBeLessThan(2);
  });

  it('ends at the edge of the dog', () => {
    const { lines } = dogLines(plain({ spots: [ring(14, 100)] }));
    expect(lines).toHaveLength(1);
    for (const [x] of lines[0].points) expect(x).toBeGreaterThan(6);
  });

  it('is left out on the face', () => {
    const { face } = plain({});
    const covered = mask(SIDE, SIDE);
    covered.data[100 * SIDE + 60] = 1;
    const { lines } = dogLines(
      plain({ spots: [ring(60, 100), ring(140, 100)], face: { ...face, covered } }),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0].points.every(([x]) => x > 100)).toBe(true);
  });
});

it('a closed eye is a broader line than a mouth', () => {
  const { face } = sources(coat(60, 60));
  const { lines } = dogLines(
    sources(coat(60, 60), {
      patches: [],
      face: {
        ...face,
        lines: [verticalLine(60, 80, 120)],
        closedEyes: [verticalLine(140, 80, 120)],
      },
    }),
  );
  const widest = (column: number): number =>
    Math.max(
      ...lines.flatMap(({ points }) =>
        points.filter(([x]) => Math.abs(x - column) < 2).map(([, , width]) => width),
      ),
    );
  expect(widest(140)).toBeGreaterThan(1.3 * widest(60));
});
