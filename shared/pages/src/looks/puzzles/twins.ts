import { toPathData } from '@scribblepup/imaging/curves/path';
import { rect } from '@scribblepup/imaging/curves/shapes';
import type { Prop } from '../../canvas/prop';
import type { SheetBox } from '../../canvas/sheet';
import type { PlacedDog } from '../../canvas/placedDog';
import type { Stage } from '../../canvas/stage';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { isBroadBust } from '../parts/crops';
import type { HatFit } from '../parts/hatPlace';
import { headInBox, showsOtherDog } from '../parts/headInBox';
import { fitsHead, putOnHat } from '../parts/wearing';
import { appleToken, ballToken, boneToken, heartToken, starToken } from '../props/tokens';
import {
  bobbleHat,
  bunnyEars,
  captainHat,
  cowboyHat,
  crown,
  santaHat,
  topHat,
  wizardHat,
} from '../props/wear';
import { pairLayout } from '../young/standing';

/** The wizard's hat without its stars, which would be too small. */
const plainWizardHat: Prop = wizardHat.slice(0, 2);

/** Hats for one dog and for two dogs. The page shows the first ones that fit every head. */
const HATS_OF_ONE: readonly Prop[] = [
  crown,
  plainWizardHat,
  topHat,
  bunnyEars,
  cowboyHat,
  bobbleHat,
  santaHat,
  captainHat,
];
const HATS_OF_TWO: readonly Prop[] = [
  crown,
  topHat,
  cowboyHat,
  bunnyEars,
  plainWizardHat,
  bobbleHat,
];

/** Things above the dogs, if too few hats fit. */
const TOKENS: readonly Prop[] = [heartToken, starToken, boneToken, ballToken, appleToken];

/** The hat or token in a box, and its dog, both by number. */
type Twin = readonly [thing: number, dog: number];

/** The six boxes of a page for one dog and for two. Exactly two boxes are the same. */
const OF_ONE: readonly Twin[] = [
  [1, 0],
  [0, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [0, 0],
];
const OF_TWO: readonly Twin[] = [
  [0, 1],
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 1],
  [0, 0],
];

/** Width of a head as a share of its box's width. */
const HEAD_WIDTH = 0.46;

/**
 * Places the dog in a box, or only its head if that is larger and the drawing shows no other dog,
 * because small hats are hard to tell apart. The box hides the lower edge of a bust.
 */
function placeIn(stage: Stage, box: SheetBox, share: number): PlacedDog {
  const whole = stage.stand({
    ground: box.y + box.h - 14,
    w: box.w * 0.82,
    h: box.h * share,
    crop: true,
    sink: 16,
    stretch: false,
    mirror: false, // a mirrored twin would match no other dog
    area: box,
  });
  const head = showsOtherDog(stage) ? null : headInBox(stage, box, HEAD_WIDTH, false);
  return head && head.item.scale > whole.item.scale ? head : whole;
}

/** How a hat is worn in a box. */
const hatFitIn = (box: SheetBox, dog: PlacedDog): HatFit => ({
  size: Math.min(0.8, (box.w * 0.46) / dog.head.width),
  sink: 0.1,
});

/** Six dogs with hats, two of them identical. */
export const twins: Look = {
  id: 'twins',
  number: 27,
  title: 'Find the twins',
  family: 'puzzles',
  two: 'apart',
  need: 'face',
  young: {
    title: 'Big and small',
    things: [heartToken, heartToken],
    layout: pairLayout,
    number: 11,
  },
  draw(stage) {
    const [w, h] = [700 / 3, 424];
    const share = stage.rich ? 0.68 : 0.5;
    const boxes = Array.from({ length: 6 }, (_, i) => ({
      x: 75 + (i % 3) * w,
      y: 172 + Math.floor(i / 3) * h,
      w,
      h,
    }));
    const shown = stage.rng.shuffle(stage.two ? OF_TWO : OF_ONE);
    const hats = (stage.two ? HATS_OF_TWO : HATS_OF_ONE).filter((hat) =>
      [0, 1].every((n) => {
        const memberStage = stage.member(n);
        const dog = placeIn(memberStage, boxes[0], share);
        return fitsHead(memberStage, dog, hat, hatFitIn(boxes[0], dog));
      }),
    );
    const hasHats = hats.length > Math.max(...shown.map(([hat]) => hat));
    shown.forEach(([thing, dogIndex], i) => {
      const [box, memberStage] = [boxes[i], stage.member(dogIndex)];
      const hole = rect(box.x, box.y, w, h);
      stage.draw(hole);
      const dog = placeIn(memberStage, box, share);
      memberStage.show(dog, {
        clip: toPathData(hole),
        detail: dog.item.detail * (isBroadBust(memberStage) ? 0.6 : 0.1),
      });
      if (hasHats) putOnHat(memberStage, dog, hats[thing], hatFitIn(box, dog));
      else stage.put(TOKENS[thing], box.x + w / 2, box.y + 80, 96);
      stage.stroke(hole, 1.1);
    });
    stage.heading(textFor('twins', stage.name), 118);
  },
};
