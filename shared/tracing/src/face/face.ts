import type { Lab } from '@scribblepup/imaging/lab';
import { mask, pixelAt, type Mask } from '@scribblepup/imaging/plane';
import type { Circle, Point } from '@scribblepup/imaging';
import { closedEye } from './closedEye';
import { catchLights, eyeRing, eyeShapes } from './eyeShape';
import { fitNose } from './fitNose';
import { upperLids } from './lids';
import { findMouth } from './mouth';
import { noseOutline } from './nose';
import { findChin } from './chin';
import { findTongue } from './tongue';
import { piecesOf } from '@scribblepup/imaging/curves/polyline';
import { patchOf, stamp, type Patch } from './patch';
import type { Focus } from '../vectors/select';
import { featureAt } from './solid';

/** Positions of the eyes and the nose, px; unknown ones are left out. */
export interface FacePoints {
  readonly eyes: readonly Point[];
  /** Those of the eyes that are closed. */
  readonly closed?: readonly Point[];
  readonly nose?: Point;
}

export interface FaceArt {
  readonly solids: readonly (readonly Point[])[];
  readonly lights: readonly Circle[];
  /** Lines of the mouth (if one is sought), the chin, the tongue's groove and the upper lids. */
  readonly lines: readonly (readonly Point[])[];
  /** For each closed eye, the line where its lids meet. */
  readonly closedEyes: readonly (readonly Point[])[];
  /** Rims of tongues, rings. */
  readonly tongues: readonly (readonly Point[])[];
  /** Mask of the solids and the lines with a small margin; no other line is drawn here. */
  readonly covered: Mask;
  readonly focuses: readonly Focus[];
}

// How far an eye is searched for and its usual half axes, as shares of the face's size, which is
// about the distance between the eyes. `wide` and `darkness` are explained at
// `SolidOptions`.
const EYE = { look: 0.18, wide: 1.1, usual: [0.085, 0.075], darkness: 0.12 } as const;
// Face size as a factor of the distance from the eyes to the nose.
const TO_NOSE = 0.8;
// Assumed size of a face that cannot be measured from its points, dog units.
const USUAL_FACE = 100;
// Minimum size of a face, px; in a smaller face, points coincide.
const LEAST_FACE = 2;
// The eye is searched within at least this distance of its point, px.
const LEAST_LOOK = 4;
// Maximum tilt in radians (34 degrees); a steeper one is more likely due to a misplaced point.
const MOST_ROLL = 0.6;
// Margins around solids and lines in which no other line is drawn, and the radius of a focus.
const ROOM = 0.05,
  LINE_ROOM = 0.07,
  CLOSED_ROOM = 0.12,
  FOCUS = 0.75;

/**
 * Face size in px: the distance between the eyes or `TO_NOSE` of the distance from them to the nose,
 * whichever is larger; `usual` if neither is known.
 */
export function faceSize({ eyes, nose }: FacePoints, usual: number): number {
  const [a, b] = eyes;
  const apart = a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  const middle = a && (b ? ([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const) : a);
  const down = middle && nose ? Math.hypot(middle[0] - nose[0], middle[1] - nose[1]) * TO_NOSE : 0;
  const size = Math.max(apart, down);
  return size > LEAST_FACE ? size : usual;
}

/** Draws the faces of all dogs in a picture; see `drawFace`. */
export function drawFaces(
  lab: Lab,
  dog: Mask,
  faces: readonly FacePoints[],
  unit: number,
  drawn = false,
): FaceArt {
  const arts = faces.map((face) => drawFace(lab, dog, face, unit, drawn));
  const covered = mask(lab.width, lab.height);
  for (const art of arts)
    art.covered.data.forEach((value, i) => {
      if (value) covered.data[i] = 1;
    });
  return {
    solids: arts.flatMap(({ solids }) => solids),
    lights: arts.flatMap(({ lights }) => lights),
    lines: arts.flatMap(({ lines }) => lines),
    closedEyes: arts.flatMap(({ closedEyes }) => closedEyes),
    tongues: arts.flatMap(({ tongues }) => tongues),
    covered,
    focuses: arts.flatMap(({ focuses }) => focuses),
  };
}

/**
 * Draws one face: open eyes with catch lights and lids, closed eyes, nose, mouth, tongue and chin.
 * @param dog the cutout, as large as the picture
 * @param unit px per dog unit
 * @param drawn whether the picture is a drawing; its own lines already show the mouth and the lids
 */
export function drawFace(
  lab: Lab,
  dog: Mask,
  face: FacePoints,
  unit: number,
  drawn = false,
): FaceArt {
  const size = faceSize(face, USUAL_FACE * unit),
    roll = rollOf(face);
  const { closed = [] } = face;
  const eyes = eyeShapes(
    face.eyes
      .filter((at) => !closed.includes(at))
      .map((at) => ({ at, patch: eyeAt(lab, at, size) })),
    size,
    roll,
  );
  const nose = face.nose && fitNose(lab, face.nose, size, roll, drawn);
  const solids = [
    ...eyes.map((eye) => eyeRing(eye, roll)),
    ...(nose ? [noseOutline(nose, size, roll)] : []),
  ];
  const mouth = nose && face.eyes.length === 2 && !drawn ? findMouth(lab, nose, size, roll) : [];
  const lids = drawn ? [] : upperLids(lab, eyes, size, roll);
  const closedEyes = drawn ? [] : closed.map((at) => closedEye(lab, at, size, roll));
  const tongue =
    nose && face.eyes.length > 0 && !drawn ? findTongue(lab, dog, nose.at, size, roll) : null;
  const tonguePatch = tongue && patchOf(tongue.rim);
  const around = besideTongue([...mouth, findChin(lab, mouth, size, roll)], tonguePatch);
  const covered = mask(lab.width, lab.height);
  for (const ring of solids) stamp(covered, patchOf(ring), ROOM * size);
  if (tonguePatch) stamp(covered, tonguePatch, LINE_ROOM * size);
  for (const line of [...around, ...lids]) stamp(covered, pathOf(line), LINE_ROOM * size);
  for (const line of closedEyes) stamp(covered, pathOf(line), CLOSED_ROOM * size);
  // Cover the area between nose and lips, which shows only whiskers and shading.
  if (nose && mouth[1])
    stamp(
      covered,
      patchOf([
        ...lowerRim(noseOutline(nose, size, roll), nose.at, roll),
        ...[...mouth[1]].reverse(),
      ]),
      0,
    );
  return {
    solids,
    lights: eyes.flatMap(catchLights),
    lines: [...around, ...(tongue && tongue.groove.length > 0 ? [tongue.groove] : []), ...lids],
    closedEyes,
    tongues: tongue ? [tongue.rim] : [],
    covered,
    focuses: [...face.eyes, ...(face.nose ? [face.nose] : [])].map((at) => ({
      at,
      radius: FOCUS * size,
    })),
  };
}

const eyeAt = (lab: Lab, at: Point, size: number): Patch =>
  featureAt(lab, at, {
    radius: Math.max(LEAST_LOOK, EYE.look * size),
    wide: EYE.wide,
    usual: [EYE.usual[0] * size, EYE.usual[1] * size],
    darkness: EYE.darkness,
  });

/**
 * Tilt of the face in radians, from the line between the eyes; 0 (upright) unless both are known.
 */
function rollOf({ eyes: [a, b] }: FacePoints): number {
  return a && b
    ? Math.max(-MOST_ROLL, Math.min(MOST_ROLL, Math.atan2(b[1] - a[1], b[0] - a[0])))
    : 0;
}

/** The parts of the lines of the mouth and the chin that no tongue hides. */
function besideTongue(
  lines: readonly (readonly Point[])[],
  tongue: Patch | null,
): readonly (readonly Point[])[] {
  return lines
    .flatMap((line) =>
      tongue
        ? piecesOf(
            line,
            ([x, y]) => !tongue.mask.data[pixelAt(tongue.mask, x - tongue.x, y - tongue.y)],
          )
        : [line],
    )
    .filter(({ length }) => length > 1);
}

/** Points of a nose's rim below its center, from left to right. */
const lowerRim = (rim: readonly Point[], [ax, ay]: Point, roll: number): Point[] =>
  rim
    .filter(([x, y]) => (y - ay) * Math.cos(roll) > (x - ax) * Math.sin(roll))
    .sort((p, q) => p[0] - q[0]);

/** Patch of the pixels under a line's points. */
function pathOf(line: readonly Point[]): Patch {
  const x = Math.floor(Math.min(...line.map(([px]) => px))),
    y = Math.floor(Math.min(...line.map(([, py]) => py)));
  const over = mask(
    Math.ceil(Math.max(...line.map(([px]) => px))) - x + 1,
    Math.ceil(Math.max(...line.map(([, py]) => py))) - y + 1,
  );
  for (const [px, py] of line)
    over.data[(Math.floor(py) - y) * over.width + Math.floor(px) - x] = 1;
  return { x, y, mask: over };
}
