/**
 * Writes src/lettering/glyphs.ts and src/lettering/fallbackGlyphs.ts, the outlines of the letters that
 * titles and names need. Run it after changing a font or a list of letters:
 * npm run glyphs -w shared/pages
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const EM = 400;
const require = createRequire(import.meta.url);

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));

const LATIN_1 = [...range(0xc0, 0xd6), ...range(0xd8, 0xf6), ...range(0xf8, 0xff)];
const LATIN_EXTENDED = range(0x100, 0x17f);

/** Loads the font file of a package for this subset and weight. */
function load(family: string, subset: string, weight: number): Font {
  const file = readFileSync(
    require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
  );
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
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
 * New contours are added to `contours`, without their starting points, so that an accented letter
 * shares the contours of its base and its accent.
 */
function outline(font: Font, letter: string, contours: string[]): number[] {
  const indexOf = (text: string): number => {
    const index = contours.indexOf(text);
    return index >= 0 ? index : contours.push(text) - 1;
  };
  const triplets: number[] = [];
  const commands = font
    .charToGlyph(letter)
    .getPath(0, 0, EM)
    .commands.filter((c) => c.type !== 'Z');
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = '';
  const close = (): void => {
    if (text) triplets.push(indexOf(`${text}z`), startX, startY);
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
      const cubic =
        next?.type === 'Q'
          ? merged([x, y], [c.x1, c.y1], [c.x, c.y], [next.x1, next.y1], [next.x, next.y])
          : null;
      if (cubic) i++;
      add(cubic ? 'c' : 'q', cubic ?? [c.x1, c.y1, c.x, c.y]);
    } else if (c.type === 'C') add('c', [c.x1, c.y1, c.x2, c.y2, c.x, c.y]);
    else add('l', [c.x, c.y]);
  }
  close();
  return triplets;
}

interface GlyphFile {
  readonly name: string;
  readonly notice: string;
  readonly prefix: string;
  readonly fonts: readonly Font[];
  readonly letters: readonly string[];
}

/**
 * Writes the outlines of the letters that the fonts have; each letter comes from the first font
 * that has it.
 */
function write({ name, notice, prefix, fonts, letters }: GlyphFile): void {
  const contours: string[] = [];
  const rows: string[] = [];
  for (const letter of letters) {
    const font = fonts.find((f) => f.charToGlyphIndex(letter) > 0);
    if (!font) continue;
    const advance = ((font.charToGlyph(letter).advanceWidth ?? 0) * EM) / font.unitsPerEm;
    const row = [Math.round(advance), ...outline(font, letter, contours)];
    rows.push(`  ${JSON.stringify(letter)}: [${row.join(', ')}],`);
  }
  writeFileSync(
    new URL(`../src/lettering/${name}.ts`, import.meta.url),
    `/**
${notice}
 * Written by scripts/glyphs.script.ts, in units of 1/${EM} em; y points down from the baseline.
 */
${prefix === '' ? `export const EM = ${EM};\n` : ''}
/** Relative paths without their starting points. */
export const ${prefix}CONTOURS: readonly string[] = [
${contours.map((c) => `  '${c}',`).join('\n')}
];

/** Advance width, then for each contour its index and starting point. */
export const ${prefix}GLYPHS: Readonly<Record<string, readonly number[]>> = {
${rows.join('\n')}
};
`,
  );
  console.log(`${name}: ${rows.length} letters`);
}

write({
  name: 'glyphs',
  notice: ` * Outlines of Fredoka Bold, copyright 2016 The Fredoka Project Authors
 * (https://github.com/hafontia/Fredoka-One), SIL Open Font License 1.1.`,
  prefix: '',
  fonts: [load('fredoka', 'latin', 700), load('fredoka', 'latin-ext', 700)],
  letters: [
    ...range(0x20, 0x7e),
    '¡',
    '¿',
    '°',
    '«',
    '»',
    ...LATIN_1,
    ...LATIN_EXTENDED,
    ...'–—‘’“”…',
  ],
});

write({
  name: 'fallbackGlyphs',
  notice: ` * Letters that Fredoka lacks, and the plain ones for words that have such letters. Latin and
 * Cyrillic: outlines of Nunito Black, copyright 2014 The Nunito Project Authors
 * (https://github.com/googlefonts/nunito). Greek: outlines of Manrope ExtraBold, copyright 2019 The
 * Manrope Project Authors (https://github.com/sharanda/manrope). SIL Open Font License 1.1.`,
  prefix: 'FALLBACK_',
  fonts: [
    ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].map((subset) =>
      load('nunito', subset, 900),
    ),
    load('manrope', 'greek', 800),
  ],
  letters: [
    ...range(0x41, 0x5a),
    ...range(0x61, 0x7a),
    ...LATIN_1,
    ...LATIN_EXTENDED,
    // Romanian letters with a comma below.
    ...range(0x218, 0x21b),
    // Greek with its accents.
    ...range(0x386, 0x3ce),
    ...range(0x400, 0x45f),
    'Ґ',
    'ґ',
  ],
});
