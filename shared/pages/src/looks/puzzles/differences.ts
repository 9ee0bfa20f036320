import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, terrain, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import type { Prop } from '../../canvas/prop';
import type { SheetBox } from '../../canvas/sheet';
import type { Stage } from '../../canvas/stage';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { isBroadBust } from '../parts/crops';
import { bush, cloud, mushroom, plainSun, roundTree } from '../props/nature';
import { ball, bone, doghouse, house } from '../props/things';
import { ballToken, heartToken, starToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** Draws a thing in one way in the first picture, and in another or not at all in the second. */
type Change = (stage: Stage, box: SheetBox, isSecond: boolean) => void;

/** The differences between the two pictures. */
const CHANGES: readonly Change[] = Object.values<Change>({
  rays: (stage, { x, y }, isSecond) =>
    void stage.put(plainSun(isSecond ? 4 : 8), x + 78, y + 84, 62),
  cloud: (stage, { x, y, w }, isSecond) =>
    void (isSecond ? stage : stage.put(cloud, x + w * 0.8, y + 62, 76)),
  token: (stage, { x, y, w, h }, isSecond) =>
    void stage.put(isSecond ? starToken : heartToken, x + w - 146, y + h * 0.84 - 110, 34),
  plant: (stage, { x, y, h }, isSecond) =>
    void stage.put(isSecond ? bush : mushroom, x + 196, y + h - 12, isSecond ? 58 : 96),
  bone: (stage, { x, y, h }, isSecond) =>
    void stage.put(bone, x + 80, y + h - 44, 84, { rotation: isSecond ? 0.75 : -0.4 }),
  ball: (stage, { x, y, w, h }, isSecond) =>
    void (isSecond
      ? stage.draw(circle(x + w - 66, y + h - 50, 34))
      : stage.put(ball, x + w - 66, y + h - 50, 68)),
});

/** The doghouse without the lines of its boards. */
const plainDoghouse: Prop = doghouse.filter((_, i) => i !== 1);

/** Draws one of the pictures. Returns for each change whether the picture has its thing. */
function picture(stage: Stage, box: SheetBox, isSecond: boolean): readonly boolean[] {
  const { x, y, w, h } = box;
  const hole = rect(box.x, box.y, box.w, box.h, 16);
  const clip = toPathData(hole);
  const bottom = y + h;
  stage.draw(hole, { line: 1.2 });
  if (stage.rich)
    stage
      .put(cloud, x + w * 0.36, y + 70, 92)
      .draw(terrain([x, y + h * 0.6, x + w * 0.3, y + h * 0.54, x + w, y + h * 0.58], bottom), {
        clip,
      });
  stage.draw(terrain([x, y + h * 0.76, x + w * 0.4, y + h * 0.7, x + w, y + h * 0.76], bottom), {
    clip,
  });
  if (stage.rich) stage.put(roundTree, x + 92, y + h * 0.8, 112);
  stage.put(stage.rich ? doghouse : plainDoghouse, x + w - 146, y + h * 0.84, 118);
  const dog = stage.stand({
    x: x + w * 0.5,
    ground: bottom - 26,
    w: w * 0.5,
    h: h * 0.78,
    // With `crop`, two dogs would be so wide that they cover the things that differ.
    crop: !stage.two,
    sink: 26,
    stretch: false,
    mirror: false,
    area: box,
  });
  stage.show(dog, { clip, detail: dog.item.detail * (isBroadBust(stage) ? 0.8 : 0.35) });
  const drawn = CHANGES.map((change) => {
    const before = stage.items.length;
    change(stage, box, isSecond);
    return stage.items.length > before;
  });
  stage.stroke(hole, 1.3);
  return drawn;
}

/** Two pictures of the dog's garden that differ in a few things; the text states how many. */
export const differences: Look = {
  id: 'differences',
  number: 11,
  title: 'Spot the differences',
  family: 'puzzles',
  two: 'beside',
  need: 'face',
  young: {
    title: 'At home',
    things: [house, ballToken],
    layout: peephole(
      rect(220, 520, 410, 390, 20),
      [2, rect(570, 130, 100, 220)],
      [0, rect(120, 430, 610, 580)],
      [0, polygon([425, 85, 775, 450, 75, 450])],
      [1, circle(425, 310, 66)],
    ),
    number: 31,
  },
  draw(stage) {
    const { area } = stage;
    const h = (area.h - 70) / 2 - 8;
    const [one, other] = [62, 78 + h].map((top, i) =>
      picture(stage, { x: area.x, y: area.y + top, w: area.w, h }, i > 0),
    );
    // A thing that would hide the muzzle in both pictures is in neither of them.
    const count = CHANGES.filter((_, i) => one[i] || other[i]).length;
    stage.heading(textFor('differences', stage.name).replace('{count}', `${count}`), area.y + 26);
  },
};
