import { path, rect } from '../../compose/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../look';
import { tulip } from '../props/nature';

/** An open window with shutters and a flower box; bricks around it. */
export const atWindow: Look = {
  id: 'window',
  title: 'At the window',
  family: 'portraits',
  draw(stage) {
    const { area } = stage;
    for (let r = 0; r < 6; r++) for (let c = 0; c < 4; c++) stage.trace(rect(area.x + c * 233 - (r % 2) * 116, area.y + r * 160, 233, 160), 0.6);
    stage.draw(rect(60, 60, 730, 140));
    for (let r = 0; r < 2; r++) for (let c = 0; c < 7; c++) stage.draw(path(`M${20 + c * 117 + r * 58} ${75 + r * 62}L${137 + c * 117 + r * 58} ${75 + r * 62}L${137 + c * 117 + r * 58} ${110 + r * 62}C${137 + c * 117 + r * 58} ${150 + r * 62} ${20 + c * 117 + r * 58} ${150 + r * 62} ${20 + c * 117 + r * 58} ${110 + r * 62}Z`));
    const box = { x: 205, y: 270, w: 440, h: 540 };
    stage.draw(rect(box.x - 26, box.y - 26, box.w + 52, box.h + 52)).draw(rect(box.x, box.y, box.w, box.h));
    for (const s of [-1, 1]) {
      const x = s < 0 ? 84 : 671;
      stage.draw(rect(x, 250, 95, 590, 6));
      for (let i = 0; i < 2; i++) stage.draw(rect(x + 14, 274 + i * 278, 67, 254, 6), { line: 0.85 });
      stage.draw(path(`M${425 + s * 220} 270C${425 + s * 215} 380 ${425 + s * 190} 470 ${425 + s * 130} 500C${425 + s * 170} 420 ${425 + s * 120} 330 ${425 + s * 40} 270Z`)).trace(path(`M${425 + s * 150} 270C${425 + s * 190} 340 ${425 + s * 186} 420 ${425 + s * 160} 478`));
    }
    const dog = stage.stand({ rim: 800, hide: stage.bust ? 0.08 : 0.28, w: 400, h: 460, stretch: false, area: box });
    stage.show(dog, { clip: `M${box.x} ${box.y}L${box.x + box.w} ${box.y}L${box.x + box.w} 1000L${box.x} 1000Z` });
    for (let i = 0; i < 5; i++) stage.put(tulip, 190 + i * 117, 905, 128 + (i % 2) * 16, { turn: (i - 2) * 0.06 });
    stage.draw(rect(140, 880, 570, 120, 10)).draw(rect(124, 866, 602, 36, 8));
    stage.text(words('dog', stage.name), { x: 425, y: 952, width: 420, height: 58 }, 0.9);
    stage.frame(rect(area.x, area.y, area.w, area.h, 14));
  },
};
