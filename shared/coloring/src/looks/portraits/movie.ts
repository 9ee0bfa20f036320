import { path, rect, star } from '../../compose/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../look';
import { floor } from '../parts/ground';
import { glasses } from '../parts/wearing';
import { sunglasses } from '../props/wear';

/** On a stage: curtains, spotlights, a film strip on both sides. */
export const movie: Look = {
  id: 'movie',
  title: 'Movie star',
  family: 'portraits',
  draw(stage) {
    const { area } = stage;
    stage.draw(rect(area.x, area.y, area.w, area.h));
    floor(stage, 830, 1);
    for (const s of [-1, 1])
      for (let i = 0; i < 2; i++) stage.draw(path(`M${425 + s * (275 - i * 60)} 170C${425 + s * (255 - i * 50)} 400 ${425 + s * (262 - i * 22)} 620 ${425 + s * (275 - i * 14)} 835L${425 + s * 290} 835L${425 + s * 290} 170Z`));
    stage.draw(path('M130 165L720 165C700 230 640 250 590 215C560 262 480 262 450 220C430 262 370 262 350 220C320 262 260 256 240 215C200 250 150 230 130 165Z'));
    const dog = stage.stand({ ground: 925, w: 430, h: 590, area: { x: 135, y: 75, w: 580, h: 950 } });
    stage.show(dog);
    glasses(stage, dog, sunglasses);
    for (const x of [area.x, area.x + area.w - 62]) {
      stage.draw(rect(x, area.y, 62, area.h));
      stage.drawAll(Array.from({ length: 7 }, (_, i) => rect(x + 14, area.y + 30 + i * 132, 34, 96, 7)), { line: 0.8 });
    }
    stage.draw(rect(137, 75, 576, 100));
    stage.text(words('movie', stage.name), { x: 425, y: 125, width: 520, height: 56 }, 0.95);
    for (const [x, y, r] of [[190, 960, 30], [660, 960, 30]] as const) stage.draw(star(x, y, r, r * 0.44, 5));
    stage.frame(rect(area.x, area.y, area.w, area.h));
  },
};
