import type { Path } from '@scribblepup/imaging/curves/path';
import { contains } from '@scribblepup/imaging/curves/rings';
import { catmullRom } from '@scribblepup/imaging/curves/shapes';
import type { Circle, Point } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';

const { atan2, cos, max, min, sin } = Math;

/**
 * Layers of an eye or a nose in dog units, from back to front: black, white, black (`topBlack`),
 * white highlights.
 */
export interface FacePaint {
  readonly black: readonly Path[];
  readonly white?: readonly Path[];
  readonly topBlack?: readonly Path[];
  readonly lights?: readonly Path[];
}

/** How the eyes and the nose of a dog are drawn. */
export interface FaceStyle {
  /** Sheet units per dog unit. */
  readonly scale: number;
  /** Width of the dog's lines in sheet units. */
  readonly line: number;
  /**
   * True to leave even medium eyes and noses open for color, because the page has too much black.
   */
  readonly isHollow: boolean;
}

/** An eye or a nose in dog units. */
export interface Solid {
  readonly path: Path;
  /** Center of its extent along and across the face's tilt, and half that extent. */
  readonly middle: Point;
  readonly half: Point;
  /** Converts a point in half sizes from the center, in the face's tilted frame, to dog units. */
  readonly place: (x: number, y: number) => Point;
  /** The ring, shrunk about its center and then moved down by a share of half its height. */
  readonly shrunk: (share: number, down?: number) => Path;
  /** The same eye or nose, enlarged about its center. */
  readonly enlarged: (factor: number) => Solid;
  readonly isEye: boolean;
}

/**
 * The eyes and the nose of a dog. Ignores shapes inside others: those are nostrils, which are drawn
 * with the nose.
 */
export function solidsOf({ solids, lights, face }: DogArt): Solid[] {
  const roll = face
    ? atan2(face.eyes[1][1] - face.eyes[0][1], face.eyes[1][0] - face.eyes[0][0])
    : 0;
  return solids
    .filter(
      (ring) => !solids.some((other) => other !== ring && contains([other], ring[0], ring[1])),
    )
    .map((ring) =>
      solidOf(
        ring,
        lights.some((l) => contains([ring], l.x, l.y)),
        roll,
      ),
    );
}

function solidOf(ring: readonly number[], isEye: boolean, roll: number): Solid {
  const [c, s] = [cos(roll), sin(roll)];
  const along: number[] = [],
    across: number[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    along.push(ring[i] * c + ring[i + 1] * s);
    across.push(ring[i + 1] * c - ring[i] * s);
  }
  const [l, r, t, b] = [min(...along), max(...along), min(...across), max(...across)];
  const [u, v] = [(l + r) / 2, (t + b) / 2];
  const [w, h] = [(r - l) / 2, (b - t) / 2];
  const place = (x: number, y: number): Point => [
    (u + x * w) * c - (v + y * h) * s,
    (u + x * w) * s + (v + y * h) * c,
  ];
  const shrunk = (share: number, down = 0): Path =>
    catmullRom(
      along.flatMap((a, i) => place(((a - u) / w) * share, ((across[i] - v) / h) * share + down)),
      true,
    );
  const enlarged = (factor: number): Solid =>
    solidOf(
      along.flatMap((a, i) => place(((a - u) / w) * factor, ((across[i] - v) / h) * factor)),
      isEye,
      roll,
    );
  return {
    path: catmullRom(ring, true),
    middle: place(0, 0),
    half: [w, h],
    place,
    shrunk,
    enlarged,
    isEye,
  };
}

/** The highlights inside an eye. */
export const catchLightsIn = (
  { middle: [x, y], half: [w, h] }: Solid,
  lights: readonly Circle[],
): Circle[] => lights.filter((l) => ((l.x - x) / w) ** 2 + ((l.y - y) / h) ** 2 < 1);
