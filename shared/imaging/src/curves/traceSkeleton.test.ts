import { mask, type Mask } from '../plane';
import { traceSkeleton } from './traceSkeleton';

const parseMask = (rows: readonly string[]): Mask =>
  mask(
    rows[0].length,
    rows.length,
    Uint8Array.from(rows.join(''), (c) => (c === '#' ? 1 : 0)),
  );

describe('tracing', () => {
  it('follows a line from end to end', () => {
    const [line, ...others] = traceSkeleton(
      parseMask(['.......', '.##....', '...##..', '.......']),
    );
    expect(others).toHaveLength(0);
    expect(line).toEqual([
      [1.5, 1.5],
      [2.5, 1.5],
      [3.5, 2.5],
      [4.5, 2.5],
    ]);
  });

  it('splits at a junction and closes a loop', () => {
    expect(traceSkeleton(parseMask(['.....', '..#..', '..#..', '.#.#.', '.....']))).toHaveLength(3);
    const loop = traceSkeleton(parseMask(['.....', '..#..', '.#.#.', '..#..', '.....']));
    expect(loop).toHaveLength(1);
    expect(loop[0][0]).toEqual(loop[0].at(-1));
  });
});
