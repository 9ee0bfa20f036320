import type { LabImage } from '@scribblepup/imaging/lab';
import { clamp, mask, pixelIndexAt, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { findClosedEye } from './closedEye';
import { doublesOutline } from './doublesOutline';
import { catchLights, eyeRing, eyeShapes, type EyeShape } from './eyeShape';
import { fitNose } from './fitNose';
import { findUpperLids } from './lids';
import { findMouth } from './mouth';
import { noseOutline, type NoseFit } from './nose';
import { findChin } from './chin';
import { findTongue } from './tongue';
import { splitIntoRuns } from '@scribblepup/imaging/curves/polyline';
import { moveOntoDog } from './moveOntoDog';
import { patchOf, stamp, type Patch } from './patch';
import { pullOntoDog } from './pullOntoDog';
import { featureAt } from './featureAt';
import type { FaceArt, FacePoints } from './types';

// How far around its point an eye is searched for, and its usual half axes, in face sizes. A face
// size is about the distance between the eyes. `FeatureOptions` explains `aspect` and `darkness`.
const EYE = { reach: 0.18, aspect: 1.1, usualAxes: [0.085, 0.075], darkness: 0.12 } as const;
// Minimum distance of an eye from the dog's edge, dog units: half the outline's width and a gap.
const EYE_DISTANCE = 6;
// Face size as a factor of the distance from the eyes to the nose.
const NOSE_DISTANCE_FACTOR = 0.8;
// Assumed size of a face that cannot be measured from its points, dog units.
const DEFAULT_FACE_SIZE = 100;
// Minimum size of a face, px; in a smaller face, points coincide.
const MIN_FACE_SIZE = 2;
// Minimum radius around its point within which an eye is searched for, px.
const MIN_EYE_REACH = 4;
// Maximum tilt in radians (34 degrees); a steeper one is more likely due to a misplaced point.
const MAX_ROLL = 0.6;
// Margins around solids, lines and closed eyes in which no other line is drawn, face sizes.
const SOLID_MARGIN = 0.05,
  LINE_MARGIN = 0.07,
  CLOSED_EYE_MARGIN = 0.12;
// Radius of the surroundings of an eye or a nose, face sizes.
const ZONE_RADIUS = 0.75;

/**
 * Face size in px: the distance between the eyes, or NOSE_DISTANCE_FACTOR times the distance from
 * them to the nose, whichever is larger; `defaultSize` if neither is known.
 */
export function faceSize({ eyes, nose }: FacePoints, defaultSize: number): number {
  const [a, b] = eyes;
  const apart = a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  const middle = a && (b ? ([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const) : a);
  const down =
    middle && nose
      ? Math.hypot(middle[0] - nose[0], middle[1] - nose[1]) * NOSE_DISTANCE_FACTOR
      : 0;
  const size = Math.max(apart, down);
  return size > MIN_FACE_SIZE ? size : defaultSize;
}

/** Draws the faces of all dogs in a picture; `drawFace` explains the parameters. */
export function drawFaces(
  lab: LabImage,
  dog: Mask,
  faces: readonly FacePoints[],
  unit: number,
  isDrawing = false,
): FaceArt {
  const arts = faces.map((face) => drawFace(lab, dog, face, unit, isDrawing));
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
    featureZones: arts.flatMap(({ featureZones }) => featureZones),
  };
}

/**
 * Draws one face: open eyes with catch lights and lids, closed eyes, nose, mouth, tongue and chin.
 * @param dog the cutout, as large as the picture
 * @param unit px per dog unit
 * @param isDrawing whether the picture is a drawing; its own lines already show mouth and lids
 */
export function drawFace(
  lab: LabImage,
  dog: Mask,
  face: FacePoints,
  unit: number,
  isDrawing = false,
): FaceArt {
  const size = faceSize(face, DEFAULT_FACE_SIZE * unit),
    roll = rollOf(face);
  const { closed = [] } = face;
  const eyes = eyeShapes(
    face.eyes
      .filter((point) => !closed.includes(point))
      .map((point) => ({ at: point, patch: eyeAt(lab, point, size) })),
    size,
    roll,
  ).map((eye) => clearOfOutline(eye, dog, unit));
  const nose = face.nose && fitNose(lab, face.nose, size, roll, isDrawing);
  const noseRim = nose && pullOntoDog(noseOutline(nose, size, roll), nose.center, dog);
  const solids = [...eyes.map((eye) => eyeRing(eye, roll)), ...(noseRim ? [noseRim] : [])];
  const mouth =
    nose && face.eyes.length === 2 && !isDrawing ? findMouth(lab, nose, size, roll) : [];
  const lids = isDrawing ? [] : findUpperLids(lab, eyes, size, roll);
  const closedEyes = isDrawing ? [] : closed.map((point) => findClosedEye(lab, point, size, roll));
  const tongue =
    nose && face.eyes.length > 0 && !isDrawing
      ? findTongue(lab, dog, nose.center, size, roll)
      : null;
  const tonguePatch = tongue && patchOf(tongue.rim);
  const fold = mouth.slice(0, 1),
    lips = mouth.slice(1);
  const lipsAndChin = [...lips, findChin(lab, mouth, size, roll)].filter(
    (line) => !doublesOutline(line, dog, unit),
  );
  const visible = linesOutsideTongue([...fold, ...lipsAndChin], tonguePatch);
  const covered = mask(lab.width, lab.height);
  for (const ring of solids) stamp(covered, patchOf(ring), SOLID_MARGIN * size);
  if (tonguePatch) stamp(covered, tonguePatch, LINE_MARGIN * size);
  for (const line of [...visible, ...lids]) stamp(covered, pixelPatch(line), LINE_MARGIN * size);
  for (const line of closedEyes) stamp(covered, pixelPatch(line), CLOSED_EYE_MARGIN * size);
  if (nose && mouth[1]) stamp(covered, muzzlePatch(nose, mouth[1], size, roll), 0);
  return {
    solids,
    lights: eyes.flatMap(catchLights),
    lines: [...visible, ...(tongue && tongue.groove.length > 0 ? [tongue.groove] : []), ...lids],
    closedEyes,
    tongues: tongue ? [tongue.rim] : [],
    covered,
    featureZones: [...face.eyes, ...(face.nose ? [face.nose] : [])].map((point) => ({
      at: point,
      radius: ZONE_RADIUS * size,
    })),
  };
}

/** Patch of an eye at a point. */
const eyeAt = (lab: LabImage, point: Point, size: number): Patch =>
  featureAt(lab, point, {
    radius: Math.max(MIN_EYE_REACH, EYE.reach * size),
    aspect: EYE.aspect,
    defaultAxes: [EYE.usualAxes[0] * size, EYE.usualAxes[1] * size],
    darkness: EYE.darkness,
  });

/** The eye, moved if the outline would touch it: the far eye of a turned head lies at the edge. */
const clearOfOutline = (eye: EyeShape, dog: Mask, unit: number): EyeShape => ({
  ...eye,
  center: moveOntoDog(eye.center, Math.max(...eye.halfAxes) + EYE_DISTANCE * unit, dog),
});

/**
 * Tilt of the face in radians, from the line between the eyes; 0 (upright) unless both are known.
 */
function rollOf({ eyes: [a, b] }: FacePoints): number {
  return a && b ? clamp(Math.atan2(b[1] - a[1], b[0] - a[0]), -MAX_ROLL, MAX_ROLL) : 0;
}

/** The parts of the mouth's and the chin's lines that the tongue does not hide. */
function linesOutsideTongue(
  lines: readonly (readonly Point[])[],
  tongue: Patch | null,
): readonly (readonly Point[])[] {
  return lines
    .flatMap((line) =>
      tongue
        ? splitIntoRuns(
            line,
            ([x, y]) => !tongue.mask.data[pixelIndexAt(tongue.mask, x - tongue.x, y - tongue.y)],
          )
        : [line],
    )
    .filter(({ length }) => length > 1);
}

/** Patch of the area between a nose and its lips, which shows only whiskers and shading. */
const muzzlePatch = (nose: NoseFit, lips: readonly Point[], size: number, roll: number): Patch =>
  patchOf([...lowerRim(noseOutline(nose, size, roll), nose.center, roll), ...[...lips].reverse()]);

/** Points of a nose's rim below its center, from left to right. */
const lowerRim = (rim: readonly Point[], [ax, ay]: Point, roll: number): Point[] =>
  rim
    .filter(([x, y]) => (y - ay) * Math.cos(roll) > (x - ax) * Math.sin(roll))
    .sort((p, q) => p[0] - q[0]);

/** Patch of the pixels under a line's points. */
function pixelPatch(line: readonly Point[]): Patch {
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
