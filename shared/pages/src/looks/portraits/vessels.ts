import { ellipse, heart, rect, scallop, star } from '@scribblepup/imaging/curves/shapes';
import { right } from '../../canvas/sheet';
import { words } from '../../lettering/texts';
import type { Look } from '../../canvas/look';
import { ribbon } from '../parts/banner';
import { cutAside, rounded, ticket } from '../parts/frames';
import { garland } from '../parts/garland';
import { floor } from '../parts/ground';
import { inVessel, paws } from '../parts/peek';
import { box, cup, pot } from '../parts/vessels';
import { bee, butterfly, daisy, sun, tulip } from '../props/nature';
import { balloon, bone } from '../props/things';
import { trim } from '../parts/trim';

/** A surprise: the dog looks out of a gift box. */
export const giftBox: Look = {
  id: 'gift-box',
  title: 'Surprise!',
  family: 'portraits',
  draw(stage) {
    garland(stage, 100, 6, 50, 74);
    for (const [x, y, s] of [
      [150, 330, 140],
      [235, 250, 104],
      [700, 330, 140],
      [615, 250, 104],
    ] as const)
      stage.put(balloon, x, y, s, { turn: (x - 425) * 0.0006 });
    floor(stage, 900, 5);
    trim(stage, `M${stage.area.x} 900L${right(stage.area)} 900`, 'arches', 70, {
      tall: 60,
      left: true,
    });
    const rim = 690;
    const dog = stage.stand({
      rim,
      hide: stage.bust ? 0.06 : 0.28,
      w: cutAside(stage) ? 540 : 580,
      h: stage.bust ? 500 : 640,
      stretch: false,
    });
    const half = inVessel(stage, dog, 425, rim, [250, 315]);
    box(stage, 425, rim, 1000, half);
    paws(stage, dog, rim - 16);
    const step = (half - 34) / 2;
    for (const side of [-1, 1])
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 2; c++) {
          const [x, y] = [425 + side * (34 + step * (c + 0.5)), 782 + r * 84];
          if (side < 0 && stage.choices.logo) continue;
          stage.draw((r + c) % 2 ? heart(x, y, 54) : star(x, y, 32, 14, 5), { line: 0.9 });
        }
    stage.logo(425 - 34 - step, 866, half - 70, 170);
    stage.mat(rounded(30));
  },
};

/** The dog grows out of a flower pot. */
export const flowerPot: Look = {
  id: 'flower-pot',
  title: 'Freshly planted',
  family: 'portraits',
  draw(stage) {
    const { area } = stage;
    stage.put(sun(12), 160, 190, 74);
    for (const s of [-1, 1])
      stage.put(daisy, 425 + s * 288, 985, 440, { turn: s * 0.06, mirror: s < 0 });
    const rim = 720;
    const dog = stage.stand({
      rim,
      hide: stage.bust ? 0.06 : 0.26,
      w: 520,
      h: stage.bust ? 540 : 690,
      stretch: false,
    });
    const half = inVessel(stage, dog, 425, rim, [255, 310]);
    for (const t of [-0.8, 0.8])
      stage.put(tulip, 425 + t * half, rim + 20, 160, { turn: t * 0.24 });
    stage.draw(rect(area.x - 10, 975, area.w + 20, 80));
    pot(stage, 425, rim, 992, half);
    trim(
      stage,
      `M${425 - half * 0.98} ${rim + 4}L${425 + half * 0.98} ${rim + 4}`,
      'diamonds',
      56,
      { tall: 38 },
    );
    paws(stage, dog, rim - 10);
    stage.put(butterfly, 640, 190, 130, { turn: 0.4 }).put(bee, 400, 150, 96, { turn: -0.1 });
    stage.frame(ticket(70));
  },
};

/** Tea time: the dog sits in a cup. */
export const teaCup: Look = {
  id: 'tea-cup',
  title: 'Teacup dog',
  family: 'portraits',
  draw(stage) {
    const { area } = stage;
    for (let c = 0; c < 4; c++)
      for (let r = 0; r < 3; r++) {
        const [x, y] = [area.x + 88 + c * 175, area.y + 80 + r * 190 + (c % 2) * 95];
        stage.draw(scallop(x, y, 38, 38, 6, 0.8, r + c)).draw(ellipse(x, y, 18, 18), { line: 0.8 });
      }
    const rim = 660;
    const dog = stage.stand({
      x: 400,
      rim,
      hide: stage.bust ? 0.06 : 0.26,
      w: cutAside(stage) ? 500 : 560,
      h: stage.bust ? 500 : 620,
      stretch: false,
    });
    const half = inVessel(stage, dog, 400, rim, [240, 285], [0.53, 0.58]);
    stage.draw(rect(area.x, 860, area.w, 165));
    trim(stage, `M${area.x} 860L${right(area)} 860`, 'arches', 78, { tall: 52 });
    stage.draw(ellipse(400, 950, half * 1.16, 46));
    cup(stage, 400, rim, 970, half);
    trim(stage, `M${400 - half * 0.98} ${rim + 24}L${400 + half * 0.98} ${rim + 24}`, 'drops', 48, {
      tall: 44,
    });
    paws(stage, dog, rim - 12);
    ribbon(stage, words('dog', stage.name), 400, 785, Math.min(330, half * 1.15), 76);
    stage.put(bone, 706, 984, 66, { turn: -0.2 });
    stage.mat(rounded(24));
  },
};
