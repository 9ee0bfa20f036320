import { ribbon } from './looks/parts/banner';
import { bone } from './looks/props/things';
import { words } from './lettering/texts';
import type { DogArt } from '@scribblepup/tracing';
import type { Choices, Page } from './model/types';
import { circle, heart, rect, scallop } from '@scribblepup/imaging/curves/shapes';
import { AREA, inset } from './canvas/sheet';
import { Stage } from './canvas/stage';

/**
 * The title page of a book: the dog's name in large outlined letters, above the dog in a scalloped
 * medallion.
 */
export function titlePage(dog: DogArt, choices: Choices): Page {
  const stage = new Stage(dog, choices, 'title');
  const named = stage.name !== '';
  stage.draw(rect(AREA.x, AREA.y, AREA.w, AREA.h, 30), { line: 1.35 });
  const inner = inset(AREA, 16);
  stage.trace(rect(inner.x, inner.y, inner.w, inner.h, 20), 0.8);
  const cy = named ? 600 : 520;
  const medal = scallop(425, cy, 278, 278, 15, 0.42);
  stage.draw(medal, { line: 1.1 });
  const hole = scallop(425, cy, 248, 248, 26, 0);
  stage.draw(hole, { line: 1.1 });
  const dogSpot = stage.stand({
    ground: cy + (stage.bust ? 262 : 196),
    w: 400,
    h: 420,
    crop: true,
    sink: 0,
    stretch: false,
    area: { x: 180, y: cy - 248, w: 490, h: 496 },
  });
  const clip = stage.items.at(-1);
  stage.show(dogSpot, clip?.kind === 'path' ? { clip: clip.d } : {});
  stage.trace(hole, 1.1);
  for (const side of [-1, 1]) {
    stage.put(bone, 425 + side * 268, cy - 260, 84, { turn: side * 0.7 });
    if (side < 0 || !stage.choices.logo) stage.draw(heart(425 + side * 275, cy + 230, 84));
  }
  if (named) stage.text(stage.name, { x: 425, y: 205, width: 580, height: 150 }, 1.15);
  else stage.put(bone, 425, 180, 170);
  ribbon(
    stage,
    words('book', stage.name),
    stage.choices.logo ? 350 : 425,
    named ? 905 : 850,
    stage.choices.logo ? 390 : 520,
    100,
  );
  if (stage.choices.logo) stage.draw(circle(690, 905, 74), { line: 1.1 }).logo(690, 905, 96, 96);
  return {
    look: 'title',
    title: words('book', stage.name),
    family: 'portraits',
    items: stage.items,
  };
}
