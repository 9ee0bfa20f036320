import { toPathData } from '@scribblepup/imaging/curves/curve';
import { rect } from '@scribblepup/imaging/curves/shapes';
import type { Prop } from '../../canvas/prop';
import type { SheetBox } from '../../canvas/sheet';
import type { Stage } from '../../canvas/stage';
import { words } from '../../lettering/texts';
import type { Look } from '../types/look';
import { broad } from '../parts/crops';
import { wear } from '../parts/wearing';
import { heartToken } from '../props/tokens';
import { bunnyEars, cowboyHat, crown, topHat, wizardHat } from '../props/wear';
import { pair } from '../young/standing';

/** Draws the dog in a box. The box hides the lower edge of a bust. */
function framed(stage: Stage, box: SheetBox, share = 0.8, hat?: Prop): void {
  const hole = rect(box.x, box.y, box.w, box.h);
  stage.draw(hole);
  const dog = stage.stand({
    ground: box.y + box.h - 14,
    w: box.w * 0.82,
    h: box.h * share,
    crop: true,
    sink: 16,
    float: 0.4,
    stretch: false,
    mirror: false, // a mirrored twin would match no other dog
    area: box,
  });
  stage.show(dog, { clip: toPathData(hole), detail: dog.item.detail * (broad(stage) ? 0.6 : 0.1) });
  if (hat)
    wear(stage, dog, hat, { size: Math.min(0.8, (box.w * 0.46) / dog.head.width), sink: 0.1 });
  stage.trace(hole, 1.1);
}

/** The wizard's hat without its stars, which would be too small. */
const pointed: Prop = wizardHat.slice(0, 2);

const OF_ONE: readonly (readonly [Prop, number])[] = [
  [pointed, 0],
  [crown, 0],
  [topHat, 0],
  [bunnyEars, 0],
  [cowboyHat, 0],
  [crown, 0],
];

/** Only one pair is the same dog with the same hat. */
const OF_TWO: readonly (readonly [Prop, number])[] = [
  [crown, 1],
  [crown, 0],
  [topHat, 0],
  [topHat, 1],
  [cowboyHat, 1],
  [crown, 0],
];

/** Six dogs with hats, two of them identical. */
export const twins: Look = {
  id: 'twins',
  number: 27,
  title: 'Find the twins',
  family: 'puzzles',
  two: 'apart',
  need: 'face',
  young: { title: 'Big and small', things: [heartToken, heartToken], layout: pair, place: 11 },
  draw(stage) {
    const shown = stage.rng.shuffle(
      (stage.two ? OF_TWO : OF_ONE).map(([hat, who]) => ({ hat, of: stage.member(who) })),
    );
    const [w, h] = [700 / 3, 424];
    shown.forEach(({ hat, of }, i) =>
      framed(
        of,
        { x: 75 + (i % 3) * w, y: 172 + Math.floor(i / 3) * h, w, h },
        stage.rich ? 0.68 : 0.5,
        hat,
      ),
    );
    stage.heading(words('twins', stage.name), 118);
  },
};
