import { plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { rankLines, withFaceLines } from './rankLines';

const SIDE = 300,
  FUR_STEP = 7;

const horizontalLine = (from: number, to: number, y: number): Point[] =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i + 0.5, y + 0.5]);

/**
 * The response of a coat with some lines. Every seventh column has the response of fur; the first
 * pixel of each line is a peak.
 */
function response(
  lines: readonly Point[][],
  { line, peak = line, fur = 0.3 }: { line: number; peak?: number; fur?: number },
  depth = SIDE,
) {
  const data = Float32Array.from({ length: SIDE * SIDE }, (_, i) => (i % FUR_STEP ? 0 : fur));
  for (const points of lines)
    points.forEach(([x, y], k) => {
      data[Math.floor(y) * SIDE + Math.floor(x)] = k === 0 ? peak : line;
    });
  return {
    strength: plane(SIDE, SIDE, data),
    outlineDistance: plane(SIDE, SIDE, new Float32Array(SIDE * SIDE).fill(depth)),
  };
}

describe('rankLines', () => {
  const long = horizontalLine(20, 220, 250),
    brow = horizontalLine(100, 145, 60);
  const eye = { at: [120, 70] as const, radius: 60 };

  it('ranks lines by length, those at an eye before others of the same length', () => {
    const same = horizontalLine(100, 145, 200);
    const lines = [brow, long, same];
    expect(
      rankLines(lines, response(lines, { line: 0.6 }), [eye], 1).map(({ line }) => line),
    ).toEqual([long, brow, same]);
  });

  it('keeps a short and faint line at the eye of a small face, but not elsewhere', () => {
    const short = horizontalLine(110, 125, 60),
      faint = horizontalLine(100, 145, 60);
    const clear = response([short], { line: 0.6 }),
      weak = response([faint], { line: 0.25, peak: 0.5 });
    const small = { ...eye, radius: 20 };
    expect(rankLines([short], clear, [small], 1)).toHaveLength(1);
    expect(rankLines([short], clear, [], 1)).toHaveLength(0);
    expect(rankLines([faint], weak, [eye], 1)).toHaveLength(1);
    expect(rankLines([faint], weak, [], 1)).toHaveLength(0);
  });

  it('drops a line at an eye that is shorter than half the face, unless it is drawn', () => {
    const bar = horizontalLine(100, 135, 60);
    const clear = response([bar], { line: 0.6 });
    expect(rankLines([bar], clear, [eye], 1)).toHaveLength(0);
    expect(rankLines([bar], clear, [eye], 1, true)).toHaveLength(1);
    expect(rankLines([bar], clear, [], 1)).toHaveLength(1);
  });

  it('puts the mouth first, so that even a few lines make a face', () => {
    const mouth = horizontalLine(100, 130, 150);
    const lines = [long, brow];
    const ranked = withFaceLines(rankLines(lines, response(lines, { line: 0.6 }), [eye], 1), [
      mouth,
    ]);
    expect(ranked[0]).toMatchObject({ line: mouth, fixed: true });
    expect(ranked[0].strength).toBeGreaterThanOrEqual(ranked[1].strength);
  });
});

describe('among the lines in a coat', () => {
  const tuft = horizontalLine(100, 140, 60),
    edge = horizontalLine(20, 100, 250);

  it('a short one stays only if the fur responds clearly less', () => {
    expect(rankLines([tuft], response([tuft], { line: 0.5, fur: 0.3 }), [], 1)).toHaveLength(1);
    expect(rankLines([tuft], response([tuft], { line: 0.5, fur: 0.6 }), [], 1)).toHaveLength(0);
  });

  it('a faint one stays only if it is long and the fur responds even less', () => {
    const faint = { line: 0.25, fur: 0.2 };
    expect(rankLines([edge], response([edge], faint), [], 1)).toHaveLength(1);
    expect(rankLines([tuft.slice(20)], response([tuft], faint), [], 1)).toHaveLength(0);
    expect(rankLines([edge], response([edge], { ...faint, fur: 0.3 }), [], 1)).toHaveLength(0);
  });

  it('a faint one near the outline is dropped, because shading runs along it', () => {
    expect(rankLines([edge], response([edge], { line: 0.25, fur: 0.2 }, 12), [], 1)).toHaveLength(
      0,
    );
  });

  it('one that is faint and short stays in a drawing', () => {
    const drawn = response([tuft], { line: 0.2, peak: 0.5, fur: 0.6 });
    expect(rankLines([tuft], drawn, [], 1, true)).toHaveLength(1);
  });
});
