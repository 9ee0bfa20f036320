import { bust, lying, sitting } from '@scribblepup/pages/testing/dogs';
import type { DogArt } from '@scribblepup/tracing';
import { recolor } from '../color';
import type { Random } from '../random';
import { movedFace, type FacePoints } from '../face';
import type { Figure } from '../figure';
import { movedMarkup, type Point } from '../geometry';
import { paint, silhouette, type PaintStyle } from '../paint';
import { middleOf, partsOf } from './art';
import { bendOf } from './bend';
import { newCoat } from './coats';
import { furPatches } from './patches';

interface PageDog {
  readonly art: DogArt;
  /** Ears in the units of the fixture's paths; the eyes and their distance determine the scale. */
  readonly ears?: {
    readonly left: Point;
    readonly right: Point;
    readonly eyes: readonly [Point, Point];
  };
}

const dogs: readonly PageDog[] = [
  {
    art: sitting,
    ears: {
      left: [293, 104],
      right: [107, 104],
      eyes: [
        [160, 150],
        [240, 150],
      ],
    },
  },
  {
    art: bust,
    ears: {
      left: [307, 116],
      right: [103, 116],
      eyes: [
        [156, 148],
        [244, 146],
      ],
    },
  },
  { art: lying },
];

const faceOf = ({ art, ears }: PageDog): FacePoints => {
  // The lying dog is seen from the side; its nose is the only solid.
  if (art.face === null || ears === undefined)
    return art.solids.length === 1 ? { nose: middleOf(art.solids[0]) } : {};
  const { eyes, nose } = art.face;
  const unit = (eyes[1][0] - eyes[0][0]) / (ears.eyes[1][0] - ears.eyes[0][0]);
  const at = ([x, y]: Point): Point => [
    eyes[0][0] + (x - ears.eyes[0][0]) * unit,
    eyes[0][1] + (y - ears.eyes[0][1]) * unit,
  ];
  return {
    left_eye: eyes[1],
    right_eye: eyes[0],
    nose,
    left_ear: at(ears.left),
    right_ear: at(ears.right),
  };
};

/** A dog of the page tests, filled with the colors of a coat, or white like a coloring page. */
export const pageDogFigure = (
  random: Random,
  paintStyleOf: (random: Random) => PaintStyle,
): Figure => {
  const dog = random.pick(dogs);
  const { width, height } = dog.art;
  const parts = partsOf(dog.art);
  const patches = random.chance(0.5) ? furPatches(random, { width, height }, ['body']) : [];
  const paintStyle: PaintStyle = { ...paintStyleOf(random), soft: false, patches };
  const isWhite = random.chance(0.25);
  const face = faceOf(dog);
  const focus: Point = dog.ears ? (face.nose ?? [width / 2, height / 2]) : [width / 2, height / 2];
  const bend = bendOf(random, focus, 130);
  const coat = isWhite ? new Map([['#C98A45', '#FFFFFF']]) : newCoat(parts, random);
  return {
    width,
    height,
    area: 250_000,
    cutBelow: dog.art.cut.bottom,
    focus,
    markup: movedMarkup(
      recolor(
        paint(
          parts,
          isWhite ? { ...paintStyle, patches: [], strokes: false, light: 0 } : paintStyle,
        ),
        coat,
      ),
      bend,
    ),
    silhouette: movedMarkup(silhouette(parts, paintStyle), bend),
    face: movedFace(face, ([x, y]) => bend(x, y)),
  };
};
