import {
  bent,
  curveBounds,
  joined,
  placed,
  transform,
  type Curve,
} from '@scribblepup/imaging/curves/curve';
import { path } from '@scribblepup/imaging/curves/shapes';
import { CONTOURS, EM, GLYPHS } from './glyphs';
import { MORE_CONTOURS, MORE_GLYPHS } from './moreGlyphs';

/** Height of a capital letter as a share of the letter size. */
export const CAP = 0.7;

const MARKS = /\p{M}/gu;

interface Face {
  readonly contours: readonly string[];
  readonly glyphs: Readonly<Record<string, readonly number[]>>;
}

const FACES: readonly Face[] = [
  { contours: CONTOURS, glyphs: GLYPHS },
  { contours: MORE_CONTOURS, glyphs: MORE_GLYPHS },
];

const hasGlyph = (letter: string): boolean =>
  FACES.some(({ glyphs }) => glyphs[letter] !== undefined);

/**
 * Reduces a text to the characters that have glyphs: Latin, Greek and Cyrillic letters, digits and
 * punctuation. Letters with unknown accents lose them; unknown characters (emoji, other scripts)
 * are dropped. May be empty.
 */
export function letterable(text: string): string {
  let out = '';
  for (const letter of text.normalize('NFC')) {
    if (hasGlyph(letter)) out += letter;
    else
      for (const plain of letter.normalize('NFD').replace(MARKS, ''))
        if (hasGlyph(plain)) out += plain;
  }
  return out.replace(/\s+/g, ' ').trim();
}

/** The characters of a text that pages cannot show, each once, in order. */
export function missingLetters(text: string): string[] {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return [...new Set(characters.filter((one) => one.trim() !== '' && letterable(one) === ''))];
}

/**
 * The typefaces to try for each letter of a word. One that has all of its letters comes first, so
 * that the word does not mix two.
 */
const facesFor = (word: string): readonly Face[] => {
  const whole = FACES.find(({ glyphs }) => [...word].every((letter) => glyphs[letter]));
  return whole ? [whole, ...FACES] : FACES;
};

/**
 * Outlines of one line of text, starting at x = 0 on the baseline y = 0. `space` is extra letter
 * spacing as a share of the size.
 */
export function letters(text: string, size: number, space = 0.03): { curve: Curve; width: number } {
  const scale = size / EM;
  const parts: Curve[] = [];
  let x = 0;
  for (const word of letterable(text).split(/(?= )/u)) {
    const faces = facesFor(word.trim());
    for (const letter of word) {
      const face = faces.find(({ glyphs }) => glyphs[letter]);
      if (!face) continue;
      const [advance = 0, ...contours] = face.glyphs[letter];
      for (let i = 0; i < contours.length; i += 3) {
        const contour = face.contours[contours[i]];
        parts.push(placed(path(`m${contours[i + 1]} ${contours[i + 2]}${contour}`), x, 0, scale));
      }
      x += (advance + space * EM) * scale;
    }
  }
  return { curve: joined(parts), width: Math.max(0, x - space * size) };
}

export interface TextBox {
  /** Horizontal center of the line. */
  readonly x: number;
  /** Vertical center of the capitals. */
  readonly y: number;
  /** Maximum width of the text. */
  readonly width: number;
  /** Maximum height of a capital. */
  readonly height: number;
}

/** A line of text centered in a box, as large as fits; null if no character has a glyph. */
export function fitted(text: string, box: TextBox): Curve | null {
  const line = letters(text, 100);
  if (line.width === 0) return null;
  const [left, , right] = curveBounds(line.curve);
  const scale = Math.min(box.height / (100 * CAP), box.width / (right - left));
  return placed(
    line.curve,
    box.x - ((left + right) / 2) * scale,
    box.y + (100 * CAP * scale) / 2,
    scale,
  );
}

/**
 * A line of text bent around a ring that extends from `radius` outwards by `height`. The letters'
 * tops point outwards, or inwards at the bottom. Null if no character has a glyph.
 */
export function onArc(
  text: string,
  x: number,
  y: number,
  radius: number,
  height: number,
  widest: number,
  below = false,
): Curve | null {
  const line = letters(text, 100, 0.05);
  if (line.width === 0) return null;
  const scale = Math.min(height / (100 * CAP), (radius * widest) / line.width);
  const scaled = transform(line.curve, [
    scale,
    0,
    0,
    scale,
    (-line.width * scale) / 2,
    below ? (height + 100 * CAP * scale) / 2 : (100 * CAP * scale - height) / 2,
  ]);
  return bent(scaled, (px, py) => {
    const r = below ? radius + py : radius - py;
    const a = below ? Math.PI / 2 - px / radius : -Math.PI / 2 + px / radius;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });
}
