import { createHash } from 'node:crypto';
import type { EngineName } from './find';

/** What a browser drew from the photo that all got: the vectors as JSON. */
export interface Drawing {
  readonly engine: EngineName;
  readonly dog: string;
  /** By the id of the page's look. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Pixels that a browser decoded: red, green and blue of each, 0 to 255. */
export interface Decoded {
  readonly engine: EngineName;
  readonly pixels: Uint8Array;
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const percent = (share: number): string => `${(100 * share).toFixed(share < 0.1 ? 2 : 1)}%`;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Compares what browsers drew with what the first one drew, and says it, one line for each. */
export const compareDrawings = (
  drawings: readonly Drawing[],
): { readonly same: boolean; readonly lines: readonly string[] } => {
  const [first, ...others] = drawings;
  if (!first) return { same: true, lines: [] };
  const hashOf = ({ dog, pages }: Drawing): string =>
    shortHash(JSON.stringify([dog, Object.entries(pages).sort()]));
  const differences = others.map((other) => {
    const looks = [...new Set([...Object.keys(first.pages), ...Object.keys(other.pages)])];
    const differ = looks.filter((look) => first.pages[look] !== other.pages[look]);
    return { other, dog: first.dog !== other.dog, differ, of: looks.length };
  });
  const say = ({ dog, differ, of }: (typeof differences)[number]): string =>
    !dog && differ.length === 0
      ? `the same as ${first.engine}`
      : `not the same as ${first.engine}: ${dog ? 'another dog' : 'the same dog'}, ${differ.length} of ${plural(of, 'page')} differ`;
  const count = Object.keys(first.pages).length;
  return {
    same: differences.every(({ dog, differ }) => !dog && differ.length === 0),
    lines: [
      `${first.engine}: ${hashOf(first)} (the dog and ${plural(count, 'page')})${others.length === 0 ? '; no other browser to compare it with' : ''}`,
      ...differences.map((one) => `${one.other.engine}: ${hashOf(one.other)}, ${say(one)}`),
    ],
  };
};

/** Says how much the pixels of browsers differ from those of the first one. */
export const compareDecoded = (what: string, all: readonly Decoded[]): string[] => {
  const [first, ...others] = all;
  return others.map(({ engine, pixels }) => {
    const begin = `${what}, ${engine} and ${first.engine}: `;
    if (pixels.length !== first.pixels.length)
      return `${begin}${pixels.length} and ${first.pixels.length} values`;
    let most = 0;
    let sum = 0;
    let different = 0;
    pixels.forEach((value, at) => {
      const difference = Math.abs(value - first.pixels[at]);
      most = Math.max(most, difference);
      sum += difference;
      if (difference > 0) different++;
    });
    return different === 0
      ? `${begin}the same`
      : `${begin}${percent(different / pixels.length)} of the values differ, by ${(sum / pixels.length).toFixed(3)} of 255 on average and ${most} at most`;
  });
};
