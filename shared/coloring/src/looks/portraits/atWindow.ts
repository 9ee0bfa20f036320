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
    for (let c = 0; c < 4; c++) stage.draw(path(`M${75 + c * 175} 60L${250 + c * 175} 60L${250 + c * 175} 140C${250 + c * 175} 200 ${75 + c * 175} 200 ${75 + c * 175} 140Z`));
    const box = { x: 205, y: 270, w: 440, h: 540 };
    stage.draw(rect(box.x, box.y, box.w, box.h), { line: 1.4 });
    for (const s of [-1, 1]) {
      const x = s < 0 ? 84 : 671;
      stage.draw(rect(x, 250, 95, 590, 6));
      stage.draw(path(`M${425 + s * 220} 270C${425 + s * 215} 380 ${425 + s * 190} 470 ${425 + s * 130} 500C${425 + s * 170} 420 ${425 + s * 120} 330 ${425 + s * 40} 270Z`));
    }
    const dog = stage.stand({ rim: 800, hide: stage.bust ? 0.08 : 0.28, w: 400, h: 460, stretch: false, area: box });
    stage.show(dog, { clip: `M${box.x} ${box.y}L${box.x + box.w} ${box.y}L${box.x + box.w} 1000L${box.x} 1000Z` });
    for (let i = 0; i < 4; i++) stage.put(tulip, 200 + i * 150, 905, (stage.bust ? 96 : 150) + (i % 2) * 20, { turn: (i - 1.5) * 0.06 });
    stage.draw(rect(124, 866, 602, 140, 14));
    stage.text(words('dog', stage.name), { x: 425, y: 938, width: 440, height: 70 }, 0.9);
    stage.frame(rect(area.x, area.y, area.w, area.h, 14));
  },
};
