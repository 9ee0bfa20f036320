import type { Bounds } from '@scribblepup/imaging';
import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, line, rect } from '@scribblepup/imaging/curves/shapes';
import type { Age, SheetPath } from '../model/types';
import { checkPage } from './check';
import { componentsOf } from './components';
import { bookDistinctness, fingerprint, mismatch } from './distinct';
import { measureBitmap, measurePaths } from './measure';
import { rasterize } from '../bitmap/raster';
import { inkRuns, whiteRuns } from '../bitmap/runs';

const stroke = (d: string, width = 3.4): SheetPath => ({
  d,
  fill: null,
  stroke: width,
  evenOdd: false,
});
const black = (d: string): SheetPath => ({ d, fill: 'black', stroke: null, evenOdd: false });
const box = (x: number, y: number, w: number, h: number): string => toPathData(rect(x, y, w, h));

const DEGREES_PER_RADIAN = 180 / Math.PI;

/** A page that passes: a frame with 6 x 8 fields of about 23 mm. */
function goodPage(width = 3.4): SheetPath[] {
  const page = [stroke(box(75, 75, 700, 950), 4.6)];
  for (let c = 0; c < 6; c++)
    for (let r = 0; r < 8; r++) page.push(stroke(box(95 + c * 112, 95 + r * 114, 90, 92), width));
  return page;
}

const failed = (
  page: readonly SheetPath[],
  kind: Parameters<typeof checkPage>[1] = 'scenes',
): string[] => checkPage(measurePaths(page), kind).map((f) => f.gate);

describe('rasterizer', () => {
  it('fills by pixel centers, non-zero or even-odd', () => {
    const ring = `${box(100, 100, 200, 200)}${box(150, 150, 100, 100)}`;
    const count = (evenOdd: boolean): number =>
      rasterize([{ d: ring, fill: 'black', stroke: null, evenOdd }], 100).data.reduce(
        (a, b) => a + b,
        0,
      );
    expect(count(false)).toBe(40000);
    expect(count(true)).toBe(30000);
  });

  it('draws lines of the given width, with round ends', () => {
    const ink = rasterize([stroke('M100 100L300 100', 10)], 200).data.reduce((a, b) => a + b, 0);
    expect(ink / 4).toBeCloseTo(2000 + Math.PI * 25, -1);
  });

  it('covers ink with white and stays inside a clip', () => {
    const page: SheetPath[] = [
      black(box(100, 100, 100, 100)),
      { d: box(100, 100, 50, 100), fill: 'white', stroke: null, evenOdd: false },
      { ...black(box(400, 400, 100, 100)), clip: box(400, 400, 10, 100) },
    ];
    expect(rasterize(page, 100).data.reduce((a, b) => a + b, 0)).toBe(5000 + 1000);
  });

  it('finds connected components: corners connect ink, but not white', () => {
    const page = {
      width: 4,
      height: 4,
      dpi: 100,
      data: Uint8Array.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0]),
    };
    const ink = inkRuns(page);
    expect(componentsOf(ink, 8).map(({ area }) => area)).toEqual([2, 2]);
    expect(componentsOf(whiteRuns(ink, page.width), 4)).toHaveLength(2);
  });
});

describe('gates', () => {
  it('accept a good page', () => {
    expect(failed(goodPage())).toEqual([]);
  });

  it.each<[string, SheetPath[]]>([
    ['ink', [stroke(box(75, 75, 700, 950))]],
    [
      'ink',
      [
        ...goodPage(),
        ...Array.from({ length: 60 }, (_, i) => stroke(`M80 ${90 + i * 15}L770 ${90 + i * 15}`, 5)),
      ],
    ],
    [
      'specks',
      [
        ...goodPage(),
        ...Array.from({ length: 30 }, (_, i) =>
          black(toPathData(circle(110 + (i % 6) * 112, 120 + Math.floor(i / 6) * 114, 1.5))),
        ),
      ],
    ],
    [
      'slivers',
      [
        ...goodPage(),
        ...Array.from({ length: 80 }, (_, i) =>
          stroke(box(100 + (i % 10) * 8, 100 + Math.floor(i / 10) * 8, 6, 6), 2),
        ),
      ],
    ],
    ['regions', [stroke(box(75, 75, 700, 950), 40)]],
    [
      'medianRegion',
      [
        ...goodPage(),
        ...Array.from({ length: 90 }, (_, i) =>
          stroke(box(100 + (i % 9) * 70, 100 + Math.floor(i / 9) * 90, 12, 12), 2),
        ),
      ],
    ],
    ['lineWidth', goodPage(0.9)],
    ['thinLine', goodPage(0.8)],
    ['solid', [...goodPage(), black(box(300, 300, 60, 60))]],
    ['margin', [...goodPage(), stroke('M60 200L60 400')]],
    ['margin', [...goodPage(), stroke('M300 60L400 60')]],
    ['margin', [...goodPage(), stroke('M300 1040L400 1040')]],
  ])('reject a page for its %s', (gate, page) => {
    expect(failed(page)).toContain(gate);
  });

  it('do not count letters that are smaller than the other fields', () => {
    const size = 12;
    const letters = Array.from({ length: 90 }, (_, i): Bounds => {
      const [x0, y0] = [100 + (i % 9) * 70, 100 + Math.floor(i / 9) * 90];
      return { x0, y0, x1: x0 + size, y1: y0 + size };
    });
    const page = rasterize([
      ...goodPage(),
      ...letters.map(({ x0, y0 }) => stroke(box(x0, y0, size, size), 2)),
    ]);
    expect(measureBitmap(page).medianRegion).toBeLessThan(40);
    expect(measureBitmap(page, letters).medianRegion).toBeGreaterThan(40);
  });

  it('allow wide lines along the edge of the area', () => {
    expect(failed([...goodPage(), stroke(box(75, 75, 700, 950), 8)])).not.toContain('margin');
  });

  it('allow the small fields of numbers and patterns on their kinds of pages', () => {
    const smallFields = [
      ...goodPage(),
      ...Array.from({ length: 80 }, (_, i) =>
        stroke(box(100 + (i % 10) * 12, 600 + Math.floor(i / 10) * 12, 6, 6), 2),
      ),
    ];
    expect(failed(smallFields, 'puzzles')).toContain('slivers');
    expect(failed(smallFields, 'dots')).not.toContain('slivers');
    expect(failed(smallFields, 'patterns')).not.toContain('slivers');
  });

  const dashes = (n: number): SheetPath[] =>
    Array.from({ length: n }, (_, i) =>
      stroke(
        `M${100 + (i % 10) * 60} ${100 + Math.floor(i / 10) * 60}L${140 + (i % 10) * 60} ${100 + Math.floor(i / 10) * 60}`,
        5,
      ),
    );
  it('reject a dog with more than ninety components', () => {
    expect(failed(dashes(91), 'dog')).toContain('components');
    expect(failed(dashes(90), 'dog')).not.toContain('components');
  });

  it.each<[string, SheetPath[]]>([
    ['ink', dashes(40)],
    [
      'specks',
      [
        ...dashes(90),
        ...Array.from({ length: 6 }, (_, i) => black(toPathData(circle(110 + i * 40, 900, 1.5)))),
      ],
    ],
    [
      'slivers',
      [
        ...dashes(90),
        ...Array.from({ length: 16 }, (_, i) => stroke(box(100 + i * 30, 900, 6, 6), 2)),
      ],
    ],
    ['solid', [...dashes(90), black(box(300, 800, 60, 60))]],
  ])('reject a dog for its %s', (gate, page) => {
    expect(failed(page, 'dog')).toContain(gate);
  });

  it('require few fields, wide lines and wide gaps for young children, on every kind of page', () => {
    const fields = (n: number): SheetPath[] => [
      stroke(box(75, 75, 700, 950), 6),
      ...Array.from({ length: n - 1 }, (_, i) =>
        stroke(box(120 + (i % 4) * 160, 120 + Math.floor(i / 4) * 160, 130, 130), 6),
      ),
    ];
    const failedAt = (page: readonly SheetPath[], age: Age): string[] =>
      checkPage(measurePaths(page), 'puzzles', age).map((f) => f.gate);
    expect(failedAt(fields(5), '2-3')).toEqual([]);
    expect(failedAt(fields(6), '2-3')).toEqual(['regions']);
    expect(failedAt(fields(5), '3-5')).toEqual(['regions']);
    expect(failedAt(fields(15), '3-5')).toEqual([]);
    expect(failedAt(fields(16), '3-5')).toEqual(['regions']);
    expect(
      failedAt(
        fields(12).map((path) => ({ ...path, stroke: 3.5 })),
        '3-5',
      ),
    ).toEqual(['lineWidth']);
    const narrowGaps = [
      ...fields(8),
      ...Array.from({ length: 40 }, (_, i) => stroke(`M100 ${640 + i * 9}L760 ${640 + i * 9}`, 5)),
    ];
    expect(failedAt(narrowGaps, '3-5')).toContain('gap');
    expect(failedAt(narrowGaps, '5-8')).not.toContain('gap');
  });

  it('measure gaps between lines, from edge to edge', () => {
    // Lines 5 units wide and 20 units apart, center to center, leave gaps of 15 units: 3.8 mm.
    const page = [
      stroke(box(80, 80, 700, 820), 5),
      ...Array.from({ length: 40 }, (_, i) => stroke(`M80 ${100 + i * 20}L780 ${100 + i * 20}`, 5)),
    ];
    const gapOf = (paths: readonly SheetPath[]): number => measurePaths(paths).gap;
    expect(gapOf(page)).toBeCloseTo(3.8, 0);
    expect(gapOf([])).toBe(Infinity);
    // White outside all lines is not a gap; white between two lines is one.
    expect(gapOf([stroke('M100 100L100 900', 5), stroke('M115 100L115 900', 5)])).toBeCloseTo(
      2.5,
      0,
    );
  });

  it.each([20, 21, 22, 23, 24, 25, 26])('measure a gap of %i px, even or odd', (px) => {
    const { gap } = measurePaths([
      black(box(100, 100, 50, 500)),
      black(box(150 + px / 2, 100, 50, 500)),
    ]);
    // Gaps are measured at 100 dpi, where an odd one loses its half px.
    expect(gap).toBeCloseTo((Math.floor(px / 2) * 25.4) / 100, 2);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('measure lines of %i px, even or odd', (px) => {
    const { lineWidth, thinLine } = measurePaths([
      black(box(100, 100, 500, px / 2)),
      black(box(100, 200, px / 2, 500)),
    ]);
    expect(lineWidth).toBeCloseTo((px * 72) / 200, 2);
    expect(thinLine).toBeCloseTo((px * 72) / 200, 2);
  });

  it.each([10, 20, 30, 45])('measure lines that slope by %i degrees', (degrees) => {
    const [x, y] = [
      250 * Math.cos(degrees / DEGREES_PER_RADIAN),
      250 * Math.sin(degrees / DEGREES_PER_RADIAN),
    ];
    for (const px of [4, 5, 6, 7, 8]) {
      const d = toPathData(line([400 - x, 500 - y, 400 + x, 500 + y]));
      const measured = (measurePaths([stroke(d, px / 2)]).lineWidth * 200) / 72;
      expect(Math.abs(measured - px)).toBeLessThan(0.7);
    }
  });

  it('do not require regions in a puzzle', () => {
    expect(failed([...goodPage().slice(0, 18)], 'puzzles')).not.toContain('regions');
  });
});

describe('distinctness', () => {
  const page = (x: number): SheetPath[] => [
    stroke(toPathData(circle(x, 500, 150))),
    stroke(toPathData(line([x, 100, x, 300]))),
  ];

  it('is 0 for the same page, and nearly 0 for one that is slightly shifted', () => {
    expect(mismatch(fingerprint(page(300)), fingerprint(page(300)))).toBe(0);
    expect(mismatch(fingerprint(page(300)), fingerprint(page(304)))).toBeLessThan(0.05);
  });

  it('is large for a page drawn elsewhere', () => {
    expect(mismatch(fingerprint(page(250)), fingerprint(page(600)))).toBeGreaterThan(0.8);
  });

  it('lists the closest pairs of a book', () => {
    const book = bookDistinctness([page(200), page(500), page(203)].map(fingerprint));
    expect(book.closest[0]).toMatchObject({ a: 0, b: 2 });
    expect(book.closest).toHaveLength(3);
    expect(book.min).toBeLessThan(0.1);
  });
});
