import { bounds, curve, joined, placed, type Curve } from '@scribblepup/imaging/curves/curve';
import type { Prop } from '../../canvas/prop';
import { grown, resampled } from '@scribblepup/imaging/curves/rings';
import { roomFor, type Room, type Within } from '../../canvas/room';
import { AREA, inset } from '../../canvas/sheet';
import type { Spot } from '../../canvas/spot';
import type { Point } from '@scribblepup/imaging';
import { BOLD, type Draft } from './draft';

/** Parts of a prop that are smaller, in sheet units, are left away for the young. */
const SMALLEST = 62;
/** What is beside the dog stays clear of it by this much, in sheet units: 3 mm and its line. */
export const CLEAR = 22;
/** The least radius of a thing in sheet units: 31 mm across, for the youngest 43. */
const LEAST = 62,
  LARGE = 84;

/** From this radius on things have lines inside, drawn at a share of their size. */
const INNER = 110,
  WITHIN = 0.72;

const shapeOf = (prop: Prop): Curve => joined(prop.map((part) => curve(part.d)));

/** A thing in a free place, as large as fits: its large shapes, and what is drawn within them a little smaller. */
export function putInto({ stage, inner }: Draft, prop: Prop, { x, y, r }: Room, turn = 0): void {
  const whole = shapeOf(prop);
  const [l, t, right, b] = bounds(whole);
  const [cx, cy] = [(l + right) / 2, (t + b) / 2];
  let far = 1;
  for (let i = 0; i < whole.xy.length; i += 2)
    far = Math.max(far, Math.hypot(whole.xy[i]! - cx, whole.xy[i + 1]! - cy));
  const scale = r / far;
  const large = prop.filter((part) => {
    const [pl, pt, pr, pb] = bounds(placed(curve(part.d), 0, 0, scale));
    return (
      part.fill === 'black' ||
      ((part.fill !== 'none' || (inner && r > INNER)) &&
        Math.max(pr - pl, pb - pt) >= SMALLEST &&
        Math.min(pr - pl, pb - pt) >= SMALLEST / 3)
    );
  });
  const put = (parts: Prop, k: number): void => {
    const [dx, dy] = [cx * scale * k, cy * scale * k];
    stage.put(
      parts,
      x - dx * Math.cos(turn) + dy * Math.sin(turn),
      y - dy * Math.cos(turn) - dx * Math.sin(turn),
      scale * 100 * k,
      { turn, line: BOLD },
    );
  };
  put(
    large.filter((part) => part.fill !== 'none'),
    1,
  );
  put(
    large.filter((part) => part.fill === 'none'),
    WITHIN,
  );
}

/** The dog's outline with what must stay clear around it. */
export const around = (dog: Spot): number[][] =>
  dog.rings.slice(0, 1).map((ring) => grown(resampled(ring, 80), CLEAR));

/** Where things may lie: clear of the frame, where there is one. */
export const placesOf = (border: Draft['border']): Within =>
  border
    ? { box: inset(border.box, 36), edge: grown(border.ring, -CLEAR) }
    : { box: inset(AREA, 4) };

/**
 * Things where a page has room for them, each as large as fits, at most `most`.
 * @param rings what they stay clear of
 * @param taken by what is on the page beside its dog
 * @param toward where the first is wanted, from the middle: -1 to 1 each way; the next ones go the other ways
 */
export function scatter(
  draft: Draft,
  things: readonly Prop[],
  rings: readonly number[][],
  taken: Room[],
  most: number,
  toward: Point,
): void {
  const { stage, border, little } = draft;
  const within = placesOf(border);
  const [x, y] = toward;
  const ways: readonly Point[] = [
    [x, y],
    [-x, y],
    [x, -y],
    [-x, -y],
  ];
  for (const [i, thing] of things.entries()) {
    const room = roomFor(
      within,
      rings,
      taken,
      [little ? LARGE : LEAST, most],
      ways[i % ways.length]!,
    );
    if (!room) continue;
    taken.push({ ...room, r: room.r + CLEAR });
    putInto(draft, thing, room, stage.rng.between(-0.16, 0.16));
  }
}
