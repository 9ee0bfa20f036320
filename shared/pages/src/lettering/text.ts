import {
  bent,
  bounds,
  joined,
  placed,
  transform,
  type Curve,
} from '@scribblepup/imaging/curves/curve';
import { path } from '@scribblepup/imaging/curves/shapes';
import { CONTOURS, EM, GLYPHS } from './glyphs';

/** Height of a capital letter as a share of the letter size. */
export const CAP = 0.7;

const BARE = /\p{M}/gu;

/**
 * What of a text can be lettered: letters with unknown accents lose them, unknown characters
 * (emoji, other scripts) are dropped. Empty where nothing is left.
 */
export function letterable(text: string): string {
  let out = '';
  for (const letter of text.normalize('NFC')) {
    if (GLYPHS[letter]) out += letter;
    else
      for (const plain of letter.normalize('NFD').replace(BARE, ''))
        if (GLYPHS[plain]) out += plain;
  }
  return out.replace(/\s+/g, ' ').trim();
}

/** Outlines of one line of text from x = 0 on the base line y = 0. `space` widens the gaps, as a share of the size. */
export function letters(text: string, size: number, space = 0.03): { curve: Curve; width: number } {
  const scale = size / EM;
  const parts: Curve[] = [];
  let x = 0;
  for (const letter of letterable(text)) {
    const [advance = 0, ...contours] = GLYPHS[letter]!;
    for (let i = 0; i < contours.length; i += 3)
      parts.push(
        placed(
          path(`m${contours[i + 1]} ${contours[i + 2]}${CONTOURS[contours[i]!]}`),
          x,
          0,
          scale,
        ),
      );
    x += (advance + space * EM) * scale;
  }
  return { curve: joined(parts), width: Math.max(0, x - space * size) };
}

export interface TextBox {
  /** Centre of the line. */
  readonly x: number;
  /** Middle of the capitals. */
  readonly y: number;
  /** Room; the text is scaled down to it, never over it. */
  readonly width: number;
  /** Largest height of a capital. */
  readonly height: number;
}

/** A line of text in the middle of a box, as large as fits; null where nothing can be lettered. */
export function fitted(text: string, box: TextBox): Curve | null {
  const line = letters(text, 100);
  if (line.width === 0) return null;
  const [left, , right] = bounds(line.curve);
  const scale = Math.min(box.height / (100 * CAP), box.width / (right - left));
  return placed(
    line.curve,
    box.x - ((left + right) / 2) * scale,
    box.y + (100 * CAP * scale) / 2,
    scale,
  );
}

/** A line of text in a ring from `radius` outwards, `height` high: its letters stand outwards, or inwards at the bottom. */
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
