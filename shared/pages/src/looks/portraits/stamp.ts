import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, rect } from '@scribblepup/imaging/curves/shapes';
import { AREA, inset } from '../../canvas/sheet';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { stamp as perforated, rounded } from '../parts/frames';
import { hills } from '../parts/ground';
import { COVERS } from '../parts/trim';
import { cloud, leaf, plainSun } from '../props/nature';
import { bone, house } from '../props/things';
import { peephole } from '../young/framed';

/** A postage stamp with a landscape, and a postmark over its corner. */
export const stamp: Look = {
  id: 'stamp',
  number: 21,
  title: 'Postage stamp',
  family: 'portraits',
  need: 'head',
  young: {
    things: [cloud, leaf],
    layout: peephole(rect(190, 225, 470, 650, 10), [
      0,
      perforated(6, { x: 95, y: 130, w: 660, h: 840 }),
    ]),
    number: 39,
  },
  draw(stage) {
    // From eight years on, the picture has a frame of its own.
    const inner = stage.rich ? 45 : 0;
    const box = inset({ ...AREA, h: 795 + inner }, inner);
    stage.put(plainSun(stage.rich ? 12 : 8), 215, 215, 74).put(cloud, 590, 210, 110);
    if (stage.rich) hills(stage, [520, 450, 480, 560, 470, 440], COVERS.bare);
    stage.put(house, 630, 690, 120);
    hills(stage, [690, 660, 670, 690, 660, 680], COVERS.foliage);
    const dog = stage.stand({
      ground: 850,
      w: 560,
      h: 660,
      crop: true,
      sink: 40,
      stretch: false,
      area: box,
    });
    stage.show(dog, { clip: toPathData(rect(box.x, box.y, box.w, box.h)) });
    hills(stage, [840, 862, 866, 862, 840]);
    if (stage.rich) stage.frame(rounded(0, box), { line: 1.2 });
    const hasName = stage.text(textFor('dog', stage.name), {
      x: 325,
      y: 938,
      width: 430,
      height: 72,
    });
    if (!hasName) stage.put(bone, 335, 938, 120);
    stage.frame(perforated(stage.rich ? 14 : 9));
    stage.draw(circle(645, 880, 84));
    if (stage.rich) stage.draw(circle(645, 880, 66), { line: 0.9 });
    if (!stage.logo(645, 880, 84, 84)) stage.put(bone, 645, 880, 70, { rotation: -0.3 });
  },
};
