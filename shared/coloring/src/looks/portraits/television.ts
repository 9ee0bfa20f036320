import { toPathData } from '../../compose/curve';
import { circle, path, rect } from '../../compose/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../look';
import { bookStack } from '../props/things';
import { cactus } from '../props/nature';

/** An old television set on a chest, with an aerial. */
export const television: Look = {
  id: 'television',
  title: 'On television',
  family: 'portraits',
  draw(stage) {
    stage.trace(path('M425 220L300 90M425 220L560 82'), 1.2).draw(circle(298, 88, 15)).draw(circle(562, 80, 15)).draw(path('M350 230C350 180 500 180 500 230Z'));
    stage.draw(rect(90, 225, 670, 560, 60), { line: 1.3 });
    const screen = rect(128, 262, 470, 486, 54);
    stage.draw(screen, { line: 1.2 });
    for (let i = 0; i < 5; i++) stage.trace(path(`M363 540L${363 + Math.cos(i * 1.257) * 500} ${540 + Math.sin(i * 1.257) * 500}`), 0.8, toPathData(screen));
    const dog = stage.stand({ ground: 728, w: 400, h: 430, crop: true, sink: 24, float: 0.4, stretch: false, area: { x: 128, y: 262, w: 470, h: 486 } });
    stage.show(dog, { clip: toPathData(screen) }).trace(screen, 1.2);
    stage.draw(circle(680, 340, 46)).draw(rect(672, 300, 16, 40, 6)).draw(circle(680, 460, 46)).draw(rect(660, 436, 16, 40, 6));
    for (let i = 0; i < 3; i++) stage.draw(rect(636, 560 + i * 54, 88, 26, 13), { line: 0.8 });
    stage.draw(rect(75, 850, 700, 175, 10)).draw(rect(60, 830, 730, 34, 8));
    for (const s of [-1, 1]) stage.draw(path(`M${425 + s * 210} 785L${425 + s * 260} 830L${425 + s * 232} 830L${425 + s * 176} 785Z`));
    if (stage.name) stage.text(words('dog', stage.name), { x: 425, y: 944, width: 560, height: 84 }, 1);
    else for (const x of [100, 330, 560]) stage.draw(rect(x, 888, 190, 112, 8)).draw(circle(x + 95, 944, 12));
    stage.put(bookStack, 690, 228, 84).put(cactus, 172, 228, 62);
  },
};
