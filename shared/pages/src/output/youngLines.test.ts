import { sitting } from '../testing/dogs';
import { youngLines } from './youngLines';

const line = (...points: number[]) => ({
  points: points.flatMap((v, i) => (i % 2 === 1 ? [v, 3] : [v])),
  strength: 1,
});

describe('youngLines', () => {
  const [[x0, y], [x1]] = sitting.face!.eyes;
  const x = (x0 + x1) / 2;

  it('keeps a short line on the face, and drops one on the body', () => {
    const face = line(x, y, x + 40, y);
    const fur = line(x, y + 300, x + 40, y + 300);
    const leg = line(x, y + 300, x + 120, y + 300);
    expect(youngLines(sitting, [face], [], 10, 1)).toHaveLength(1);
    expect(youngLines(sitting, [fur], [], 10, 1)).toEqual([]);
    expect(youngLines(sitting, [leg], [], 10, 1)).toHaveLength(1);
  });

  it('drops a long line if little of it is left', () => {
    const leg = line(x, y + 300, x + 120, y + 300);
    const outline = [x + 60, y + 300, x + 61, y + 500];
    expect(youngLines(sitting, [leg], [outline], 20, 1)).toEqual([]);
  });

  it('keeps a short line on the head of a dog whose face is not known', () => {
    const head = { at: [x, y] as const, size: 100 };
    const lines = [line(x, y, x + 40, y), line(x, y + 300, x + 40, y + 300)];
    const kept = youngLines({ ...sitting, face: null, head }, lines, [], 10, 1);
    expect(kept.map(({ points }) => points[1])).toEqual([y]);
  });

  it('keeps the long lines on the body of a dog whose head is not known', () => {
    const unknown = { ...sitting, face: null };
    const lines = [line(x, y, x + 40, y), line(x, y + 300, x + 120, y + 300)];
    expect(youngLines(unknown, lines, [], 10, 1)).toHaveLength(1);
  });
});
