import { createHash } from 'node:crypto';
import type { EngineName } from './find';

/** A browser's drawings of the files that all browsers received. */
export interface Drawing {
  readonly engine: EngineName;
  /** The drawings as text, by name. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Pixels that a browser decoded: red, green and blue of each, 0 to 255. */
export interface Decoded {
  readonly engine: EngineName;
  readonly pixels: Uint8Array;
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const percent = (share: number): string => `${(100 * share).toFixed(share < 0.1 ? 2 : 1)}%`;

const plural = (count: number, singular: string): string =>
  `${count} ${singular}${count === 1 ? '' : 's'}`;

/**
 * Compares each browser's drawings with those of the first one, and returns one line for each.
 * Skips parts that a browser lacks. A difference in a part for which `mayDiffer` is true is listed,
 * but does not count.
 */
export const compareDrawings = (
  drawings: readonly Drawing[],
  mayDiffer: (engine: EngineName, part: string) => boolean = () => false,
): { readonly same: boolean; readonly lines: readonly string[] } => {
  const [first, ...others] = drawings;
  if (!first) return { same: true, lines: [] };
  const compared = others.map(({ engine, parts }) => {
    const common = Object.keys(parts).filter((name) => name in first.parts);
    return { engine, common, differ: common.filter((name) => parts[name] !== first.parts[name]) };
  });
  const names = Object.keys(first.parts).sort();
  return {
    same: compared.every(
      ({ engine, common, differ }) =>
        common.length > 0 && differ.every((part) => mayDiffer(engine, part)),
    ),
    lines: [
      `${first.engine}: ${plural(names.length, 'drawing')}, ${shortHash(names.map((name) => first.parts[name]).join())}${others.length === 0 ? '; no other browser to compare it with' : ''}`,
      ...compared.map(
        ({ engine, common, differ }) =>
          `${engine}: ${plural(common.length, 'drawing')}, ${differ.length === 0 ? `the same as in ${first.engine}` : `${differ.length} not the same as in ${first.engine}: ${differ.join(', ')}`}`,
      ),
    ],
  };
};

/** Says how much the pixels of browsers differ from those of the first one. */
export const compareDecoded = (what: string, all: readonly Decoded[]): string[] => {
  const [first, ...others] = all;
  return others.map(({ engine, pixels }) => {
    const prefix = `${what}, ${engine} and ${first.engine}: `;
    if (pixels.length !== first.pixels.length)
      return `${prefix}${pixels.length} and ${first.pixels.length} values`;
    let maximum = 0;
    let sum = 0;
    let different = 0;
    pixels.forEach((value, index) => {
      const difference = Math.abs(value - first.pixels[index]);
      maximum = Math.max(maximum, difference);
      sum += difference;
      if (difference > 0) different++;
    });
    return different === 0
      ? `${prefix}the same`
      : `${prefix}${percent(different / pixels.length)} of the values differ, by ${(sum / pixels.length).toFixed(3)} of 255 on average and ${maximum} at most`;
  });
};
