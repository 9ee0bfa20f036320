import {
  warped,
  controlPointBounds,
  joined,
  placed,
  transform,
  type Path,
} from '@scribblepup/imaging/curves/path';
import { path } from '@scribblepup/imaging/curves/shapes';
import { clamp } from '@scribblepup/imaging/plane';
import { CONTOURS, EM, GLYPHS } from './glyphs';
import { FALLBACK_CONTOURS, FALLBACK_GLYPHS } from './fallbackGlyphs';

/** Height of a capital letter as a share of the letter size. */
export const CAP_HEIGHT = 0.7;

/**
 * Maximum extent of letters without accents and descenders above and below the baseline, as shares
 * of the letter size. A line of such letters needs no room beyond its box.
 */
const ASCENDER = 0.745,
  OVERSHOOT = 0.035;

const MARKS = /\p{M}/gu;

/** Letter size at which a line is outlined before it is scaled. */
const SIZE = 100;

/** A typeface: contours as path data; for each letter, its advance and its positioned contours. */
interface Typeface {
  readonly contours: readonly string[];
  readonly glyphs: Readonly<Record<string, readonly number[]>>;
}

const TYPEFACES: readonly Typeface[] = [
  { contours: CONTOURS, glyphs: GLYPHS },
  { contours: FALLBACK_CONTOURS, glyphs: FALLBACK_GLYPHS },
];

const hasGlyph = (letter: string): boolean =>
  TYPEFACES.some(({ glyphs }) => glyphs[letter] !== undefined);

/**
 * Reduces a text to the characters that have glyphs: Latin, Greek and Cyrillic letters, digits and
 * punctuation. Letters with unknown accents lose them; unknown characters (emoji, other scripts)
 * are dropped. Any space, such as a no-break one, becomes a plain one. May be empty.
 */
export function letterableText(text: string): string {
  let out = '';
  for (const letter of text.replace(/\p{White_Space}+/gu, ' ').normalize('NFC')) {
    if (hasGlyph(letter)) out += letter;
    else
      for (const plain of letter.normalize('NFD').replace(MARKS, ''))
        if (hasGlyph(plain)) out += plain;
  }
  return out.replace(/ +/gu, ' ').trim();
}

/** White space and invisible characters, such as the marks that set the direction of a text. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;

/** The visible characters of a text that pages cannot show, each once, in order. */
export function missingLetters(text: string): string[] {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return [
    ...new Set(
      characters.filter(
        (character) => !INVISIBLE.test(character) && letterableText(character) === '',
      ),
    ),
  ];
}

/**
 * The typefaces to try for each letter of a word. One that has all of its letters comes first, so
 * that the word does not mix two.
 */
const typefacesFor = (word: string): readonly Typeface[] => {
  const whole = TYPEFACES.find(({ glyphs }) => [...word].every((letter) => glyphs[letter]));
  return whole ? [whole, ...TYPEFACES] : TYPEFACES;
};

/**
 * Outlines of one line of text, starting at x = 0 on the baseline y = 0. `spacing` is extra space
 * between letters as a share of the size.
 */
export function outlineText(
  text: string,
  size: number,
  spacing = 0.03,
): { path: Path; width: number } {
  const scale = size / EM;
  const parts: Path[] = [];
  let x = 0;
  for (const word of letterableText(text).split(/(?= )/u)) {
    const faces = typefacesFor(word.trim());
    for (const letter of word) {
      const face = faces.find(({ glyphs }) => glyphs[letter]);
      if (!face) continue;
      const [advance = 0, ...contours] = face.glyphs[letter];
      for (let i = 0; i < contours.length; i += 3) {
        const contour = face.contours[contours[i]];
        parts.push(placed(path(`m${contours[i + 1]} ${contours[i + 2]}${contour}`), x, 0, scale));
      }
      x += (advance + spacing * EM) * scale;
    }
  }
  return { path: joined(parts), width: Math.max(0, x - spacing * size) };
}

type Room = readonly [above: number, below: number];

/** The box that a line of text is fitted into. */
export interface TextBox {
  /** Horizontal center of the line. */
  readonly x: number;
  /**
   * Vertical center of the box, and of the capitals unless accents or descenders need more room.
   */
  readonly y: number;
  /** Maximum width of the text. */
  readonly width: number;
  /** Maximum height of a capital. */
  readonly height: number;
  /**
   * Room for accents above the box and for descenders below it; by default a quarter and a third of
   * the height.
   */
  readonly room?: Room;
}

/**
 * Scale of a line, and how far its baseline is below the center of a box. A line whose accents or
 * descenders exceed the room above or below the box moves; it shrinks if that is not enough.
 */
function fit(
  line: Path,
  maxScale: number,
  height: number,
  [above, below]: Room,
): { scale: number; base: number } {
  const [, top, , bottom] = controlPointBounds(line);
  const isPlain = -top <= SIZE * ASCENDER && bottom <= SIZE * OVERSHOOT;
  const [up, down] = isPlain ? [SIZE * CAP_HEIGHT, 0] : [-top, bottom];
  const room = above + height + below;
  const scale = Math.min(height / (SIZE * CAP_HEIGHT), maxScale, room / (up + down));
  const [minBase, maxBase] = [up * scale - height / 2 - above, height / 2 + below - down * scale];
  return { scale, base: clamp((SIZE * CAP_HEIGHT * scale) / 2, minBase, maxBase) };
}

/**
 * A line of text centered in a box, as large as fits with its accents and descenders; null if no
 * character has a glyph.
 */
export function fitText(text: string, box: TextBox): Path | null {
  const line = outlineText(text, SIZE);
  if (line.width === 0) return null;
  const [left, , right] = controlPointBounds(line.path);
  const { height, room = [height / 4, height / 3] } = box;
  const { scale, base } = fit(line.path, box.width / (right - left), height, room);
  return placed(line.path, box.x - ((left + right) / 2) * scale, box.y + base, scale);
}

/**
 * A line of text bent around a ring that extends from `radius` outward by `height`. The letters'
 * tops point outward, or inward at the bottom. Accents and descenders extend past the ring by at
 * most a quarter of its height outward and a third inward. Null if no character has a glyph.
 * @param maxAngle maximum angle that the text spans, in radians
 * @param below true to write along the bottom
 */
export function textOnArc(
  text: string,
  x: number,
  y: number,
  radius: number,
  height: number,
  maxAngle: number,
  below = false,
): Path | null {
  const line = outlineText(text, SIZE, 0.05);
  if (line.width === 0) return null;
  const [outer, inner] = [height / 4, height / 3];
  const room: Room = below ? [inner, outer] : [outer, inner];
  const { scale, base } = fit(line.path, (radius * maxAngle) / line.width, height, room);
  const scaled = transform(line.path, [
    scale,
    0,
    0,
    scale,
    (-line.width * scale) / 2,
    base + (below ? height : -height) / 2,
  ]);
  return warped(scaled, (px, py) => {
    const r = below ? radius + py : radius - py;
    const a = below ? Math.PI / 2 - px / radius : -Math.PI / 2 + px / radius;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });
}
