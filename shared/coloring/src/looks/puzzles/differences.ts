import { toPathData } from '../../compose/curve';
import { circle, land, rect } from '../../compose/shapes';
import { words } from '../../lettering/texts';
import type { Stage } from '../../compose/stage';
import type { Box } from '../../compose/sheet';
import type { Look } from '../look';
import { bee, butterfly, cloud, daisy, roundTree, sun, tulip } from '../props/nature';
import { ball, bone, doghouse } from '../props/things';

/** Six things of the picture are missing, moved or changed in the second one. */
function picture(stage: Stage, box: Box, second: boolean): void {
  const { x, y, w, h } = box;
  const hole = rect(box.x, box.y, w, h, 16);
  const clip = toPathData(hole);
  const low = y + h;
  stage.draw(hole, { line: 1.2 });
  stage.put(sun(second ? 8 : 14), x + 74, y + 78, 52).put(cloud, x + w * 0.36, y + 66, 84);
  if (!second) stage.put(cloud, x + w * 0.8, y + 54, 60);
  stage.draw(land([x, y + h * 0.62, x + w * 0.3, y + h * 0.54, x + w * 0.65, y + h * 0.62, x + w, y + h * 0.55], low), { clip });
  stage.put(roundTree, x + 92, y + h * 0.86, 116).put(doghouse, x + w - 122, y + h * 0.84, 112);
  if (!second) stage.draw(circle(x + w - 122, y + h * 0.84 - 134, 11), { line: 0.9 });
  const dog = stage.stand({ x: x + w * 0.5, ground: low - 26, w: w * 0.5, h: h * 0.74, crop: true, sink: 26, stretch: false, mirror: false, area: box });
  stage.show(dog, { clip });
  stage.put(second ? tulip : daisy, x + 180, low - 8, 88).put(ball, x + w - 60, low - 42, 56).put(bone, x + 70, low - 36, 64, { turn: second ? 0.5 : -0.3 });
  stage.put(butterfly, x + w * 0.72, y + h * 0.3, 62, { turn: 0.3 });
  if (second) stage.put(bee, x + w * 0.2, y + h * 0.44, 44);
  stage.trace(hole, 1.3);
}

export const differences: Look = {
  id: 'differences',
  title: 'Spot the differences',
  family: 'puzzles',
  draw(stage) {
    const { area } = stage;
    const h = (area.h - 70) / 2 - 8;
    stage.text(words('differences', stage.name), { x: 425, y: area.y + 24, width: 560, height: 44 }, 0.8);
    picture(stage, { x: area.x, y: area.y + 62, w: area.w, h }, false);
    picture(stage, { x: area.x, y: area.y + 78 + h, w: area.w, h }, true);
  },
};
