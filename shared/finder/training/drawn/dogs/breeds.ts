import { breeds, type Breed } from '../../../../../scripts/demo/dogs/breeds';
import { colorMarkup, lineMarkup } from '../../../../../scripts/demo/dogs/draw';
import { canvas, wobble } from '../../../../../scripts/demo/dogs/paths';
import { recolor } from '../color';
import type { Random } from '../random';
import { movedFace, type FacePoints } from '../face';
import type { Figure } from '../figure';
import { movedMarkup, type Point } from '../geometry';
import { paint, silhouette, type PaintStyle } from '../paint';
import { bendOf } from './bend';
import { newCoat, withoutCollar } from './coats';
import { furPatches } from './patches';

/** Base of the ear on the left of the drawing; the other ear mirrors it. */
const earBases: Readonly<Record<Breed, Point>> = {
  golden: [108, 106],
  beagle: [114, 102],
  corgi: [144, 101],
  poodle: [110, 138],
  frenchie: [146, 86],
  dalmatian: [115, 102],
  husky: [146, 97],
  pug: [128, 98],
};

const focus: Point = [200, 160];
const headRadius = 104;

// The lines of the drawings wobble, so the points on them must wobble too.
const wobblePoint = ([x, y]: Point): Point => {
  const [wobbledX, wobbledY] = wobble(`${x} ${y}`).split(' ').map(Number);
  return [wobbledX, wobbledY];
};

/**
 * Eyes, nose and ears of a breed in its drawing. The dogs face us, so the left of the drawing is
 * the dog's right.
 */
export const faceOf = (breed: Breed): FacePoints => {
  const { eye, noseY } = breeds[breed].face;
  const [ex, ey] = earBases[breed];
  const face: FacePoints = {
    left_eye: [canvas.width - eye[0], eye[1]],
    right_eye: [eye[0], eye[1]],
    nose: [200, noseY],
    left_ear: [canvas.width - ex, ey],
    right_ear: [ex, ey],
  };
  return movedFace(face, wobblePoint);
};

/**
 * A drawn breed: in crayon as in the demo, as line art, or painted plainly; in its own coat or
 * another.
 */
export const breedFigure = (
  random: Random,
  paintStyleOf: (random: Random) => PaintStyle,
): Figure => {
  const breed = random.pick(Object.keys(breeds) as Breed[]);
  const style = random.weighted({ crayon: 45, plain: 45, line: 10 });
  const all = breeds[breed].parts().map((part) => ({ ...part, d: wobble(part.d) }));
  const coat = random.chance(0.3) ? new Map<string, string>() : newCoat(all, random);
  const base = paintStyleOf(random);
  const bare = style === 'plain' && random.chance(0.35);
  const paintStyle: PaintStyle = {
    ...base,
    pen: style === 'line' ? 1 : style === 'crayon' ? random.pick([0.5, 0.75, 1]) : base.pen,
    patches: random.chance(0.35)
      ? furPatches(random, canvas, random.pick([['body', 'head'], ['body'], ['head']]))
      : [],
  };
  const parts = (bare ? withoutCollar(all) : all).filter(
    ({ only }) => only !== (style === 'line' ? 'color' : 'line'),
  );
  const drawn = {
    crayon: () => colorMarkup(breed, { lineScale: paintStyle.pen, soft: base.soft }),
    plain: () => paint(parts, paintStyle),
    line: () => lineMarkup(breed),
  }[style]();
  const bend = bendOf(random, focus, headRadius);
  return {
    ...canvas,
    area: 80_000,
    focus,
    markup: movedMarkup(style === 'line' ? drawn : recolor(drawn, coat), bend),
    silhouette: movedMarkup(silhouette(parts, paintStyle), bend),
    face: movedFace(faceOf(breed), ([x, y]) => bend(x, y)),
  };
};
