/**
 * Writes src/lettering/glyphs.ts, the outlines of the letters that titles and dogs' names need.
 * Run it after changing the font or the list of letters: npx tsx scripts/glyphs.script.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const EM = 400;
const require = createRequire(import.meta.url);
const target = new URL('../src/lettering/glyphs.ts', import.meta.url);

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));

/**
 * Printable ASCII and, as far as the font has them, Latin-1 and Latin Extended-A letters, quotes
 * and dashes.
 */
const LETTERS = [
  ...range(0x20, 0x7e),
  '¡',
  '¿',
  '°',
  '«',
  '»',
  ...range(0xc0, 0xd6),
  ...range(0xd8, 0xf6),
  ...range(0xf8, 0x17f),
  ...'–—‘’“”…',
];

function load(subset: string): Font {
  const file = readFileSync(
    require.resolve(`@fontsource/fredoka/files/fredoka-${subset}-700-normal.woff`),
  );
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}

/**
 * Contours without their starting points, so that an accented letter shares those of its base and
 * its accent.
 */
const contours: string[] = [];

function contourIndex(text: string): number {
  const known = contours.indexOf(text);
  return known >= 0 ? known : contours.push(text) - 1;
}

type Pair = readonly [x: number, y: number];

/** Merges two quadratics that meet smoothly halfway into one cubic; null if they do not. */
function merged(from: Pair, c1: Pair, join: Pair, c2: Pair, to: Pair): number[] | null {
  if (Math.hypot((c1[0] + c2[0]) / 2 - join[0], (c1[1] + c2[1]) / 2 - join[1]) > 2) return null;
  const turn = (c1[0] - from[0]) * (to[0] - c2[0]) + (c1[1] - from[1]) * (to[1] - c2[1]);
  if (turn < -4) return null;
  const k = 4 / 3;
  return [
    from[0] + k * (c1[0] - from[0]),
    from[1] + k * (c1[1] - from[1]),
    to[0] + k * (c2[0] - to[0]),
    to[1] + k * (c2[1] - to[1]),
    ...to,
  ];
}

/**
 * A glyph as triplets of contour index, x and y of its start, as whole numbers, y pointing down.
 */
function outline(font: Font, letter: string): number[] {
  const triplets: number[] = [];
  const commands = font
    .charToGlyph(letter)
    .getPath(0, 0, EM)
    .commands.filter((c) => c.type !== 'Z');
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = '';
  const close = (): void => {
    if (text) triplets.push(contourIndex(`${text}z`), startX, startY);
    text = '';
  };
  const add = (type: string, values: readonly number[]): void => {
    const whole = values.map(Math.round);
    if (whole.some((v, i) => v !== (i % 2 === 0 ? x : y)))
      text +=
        type +
        whole
          .map((v, i) => v - (i % 2 === 0 ? x : y))
          .join(' ')
          .replaceAll(' -', '-');
    x = whole.at(-2) ?? x;
    y = whole.at(-1) ?? y;
  };
  for (let i = 0; i < commands.length; i++) {
    const c = commands[i];
    const next = commands[i + 1];
    if (c.type === 'M') {
      close();
      [startX, startY] = [Math.round(c.x), Math.round(c.y)];
      [x, y] = [startX, startY];
    } else if (c.type === 'Q') {
      const one =
        next?.type === 'Q'
          ? merged([x, y], [c.x1, c.y1], [c.x, c.y], [next.x1, next.y1], [next.x, next.y])
          : null;
      if (one) i++;
      add(one ? 'c' : 'q', one ?? [c.x1, c.y1, c.x, c.y]);
    } else if (c.type === 'C') add('c', [c.x1, c.y1, c.x2, c.y2, c.x, c.y]);
    else add('l', [c.x, c.y]);
  }
  close();
  return triplets;
}

const fonts = [load('latin'), load('latin-ext')];
const rows: string[] = [];
for (const letter of LETTERS) {
  const font = fonts.find((f) => f.charToGlyphIndex(letter) > 0);
  if (!font) continue;
  const glyph = font.charToGlyph(letter);
  const advance = Math.round(((glyph.advanceWidth ?? 0) * EM) / font.unitsPerEm);
  rows.push(`  ${JSON.stringify(letter)}: [${[advance, ...outline(font, letter)].join(', ')}],`);
}

writeFileSync(
  target,
  `/**
 * Outlines of Fredoka Bold, copyright 2016 The Fredoka Project Authors
 * (https://github.com/hafontia/Fredoka-One), SIL Open Font License 1.1. Written by
 * scripts/glyphs.script.ts, in units of ${EM} an em, y downwards from the base line.
 */
export const EM = ${EM};

/** Relative paths without their starting points. */
export const CONTOURS: readonly string[] = [
${contours.map((c) => `  '${c}',`).join('\n')}
];

/** Advance width, then for each contour its index and starting point. */
export const GLYPHS: Readonly<Record<string, readonly number[]>> = {
${rows.join('\n')}
};
`,
);
console.log(`${rows.length} letters`);
