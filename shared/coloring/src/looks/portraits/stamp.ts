import { circle, ripple } from '../../compose/shapes';
import { words } from '../../lettering/texts';
import { inset } from '../../compose/sheet';
import type { Look } from '../look';
import { rounded, stamp as perforated } from '../parts/frames';
import { hills } from '../parts/ground';
import { flatCloud } from '../props/nature';
import { bone } from '../props/things';

/** A postage stamp, with a postmark over its corner. */
export const stamp: Look = {
  id: 'stamp',
  title: 'Postage stamp',
  family: 'portraits',
  draw(stage) {
    stage.put(flatCloud, 240, 240, 120);
    hills(stage, [560, 500, 470, 520, 580, 540]);
    hills(stage, [700, 720, 680, 640, 650, 700]);
    const dog = stage.stand({ x: 440, ground: 835, w: 500, h: 560, mirror: true, crop: true, sink: 60, area: inset(stage.area, 60) });
    stage.show(dog);
    hills(stage, [850, 835, 830, 840, 850]);
    stage.frame(rounded(0, { x: 135, y: 135, w: 580, h: 720 }), 1.2);
    const named = stage.text(words('dog', stage.name), { x: 425, y: 925, width: 380, height: 70 });
    if (!named) stage.put(bone, 425, 925, 120);
    stage.frame(perforated());
    stage.trace(circle(640, 220, 84), 0.9);
    if (!stage.logo(640, 220, 92, 92)) stage.put(bone, 640, 220, 70, { turn: -0.3 });
    for (let i = 0; i < 3; i++) stage.trace(ripple(395, 548, 180 + i * 40, 14, 3), 0.9);
  },
};
