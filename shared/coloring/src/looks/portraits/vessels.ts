import { path, rect, scallop } from '../../compose/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../look';
import { ribbon } from '../parts/banner';
import { rounded, ticket } from '../parts/frames';
import { floor } from '../parts/ground';
import { box, cup, pot } from '../parts/vessels';
import { bee, butterfly, daisy, tulip } from '../props/nature';
import { balloon } from '../props/things';
import { heartToken } from '../props/tokens';

/** A surprise: the dog looks out of a gift box. */
export const giftBox: Look = {
  id: 'gift-box',
  title: 'Surprise!',
  family: 'portraits',
  draw(stage) {
    for (const [x, y, s] of [[140, 250, 124], [240, 175, 108], [705, 250, 124], [605, 170, 108], [330, 260, 80], [520, 255, 80]] as const) stage.put(balloon, x, y, s, { turn: (x - 425) * 0.0006 });
    floor(stage, 880, 1);
    const dog = stage.stand({ rim: 690, hide: stage.bust ? 0.06 : 0.3, w: 480, h: 480, stretch: false });
    stage.show(dog);
    const half = Math.max(230, Math.min(310, dog.box.w * 0.54));
    box(stage, 425, 690, 985, half);
    stage.logo(425 - (half + 34) / 2, 890, half - 90, 120);
    stage.frame(30);
  },
};

/** The dog grows out of a flower pot. */
export const flowerPot: Look = {
  id: 'flower-pot',
  title: 'Freshly planted',
  family: 'portraits',
  draw(stage) {
    const { area } = stage;
    for (const s of [-1, 1]) stage.put(daisy, 425 + s * 280, 720, 290, { turn: s * 0.2, mirror: s < 0 });
    const dog = stage.stand({ rim: 700, hide: stage.bust ? 0.06 : 0.26, w: 440, h: 560, stretch: false });
    stage.show(dog);
    const half = Math.max(235, Math.min(300, dog.box.w * 0.54));
    for (const t of [-0.78, 0.78]) stage.put(tulip, 425 + t * half, 716, 130, { turn: t * 0.3 });
    stage.draw(rect(area.x - 10, 980, area.w + 20, 80));
    pot(stage, 425, 700, 985, half);
    stage.put(butterfly, 170, 190, 130, { turn: -0.3 }).put(butterfly, 670, 165, 104, { turn: 0.4 }).put(bee, 425, 150, 90, { turn: -0.1 });
    stage.frame(ticket(70));
  },
};

/** Tea time: the dog sits in a cup. */
export const teaCup: Look = {
  id: 'tea-cup',
  title: 'Teacup dog',
  family: 'portraits',
  draw(stage) {
    for (let r = 0; r < 5; r++) for (let c = 0; c < 5; c++) if ((r + c) % 2 === 0) stage.draw(scallop(145 + c * 140, 150 + r * 130, 42, 42, 6, 0.7, r + c)).draw(`M${125 + c * 140} ${150 + r * 130}a20 20 0 1 1 40 0a20 20 0 1 1 -40 0z`, { line: 0.8 });
    const dog = stage.stand({ x: 400, rim: 670, hide: stage.bust ? 0.06 : 0.28, w: 450, h: 520, stretch: false });
    stage.draw(path('M60 900C220 860 640 860 800 900L800 1060L60 1060Z'));
    stage.show(dog);
    const half = Math.max(225, Math.min(275, dog.box.w * 0.53));
    cup(stage, 400, 670, 970, half);
    ribbon(stage, words('dog', stage.name), 400, 790, Math.min(330, half * 1.15), 76);
    stage.put(heartToken, 690, 990, 84);
    stage.mat(rounded(24));
  },
};
