import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { rays } from '../parts/burst';
import { rounded } from '../parts/frames';
import { trim } from '../parts/trim';
import { heartToken } from '../props/tokens';
import { faceLayout } from '../young/framed';

/** The head alone, as large as the page; or the upper part of the dog if its face is unknown. */
export const closeUp: Look = {
  id: 'close-up',
  number: 57,
  title: 'Nose to nose',
  family: 'portraits',
  need: 'head',
  young: { things: [heartToken], layout: faceLayout, number: 10 },
  draw(stage) {
    const { area } = stage;
    const { eyeMidpoint, width, top } = stage.placeAt({
      scale: 1,
      dx: 0,
      dy: 0,
      mirror: false,
    }).head;
    const scale = Math.max(
      (area.w * 0.82) / stage.dog.width,
      Math.min(
        (area.w * 0.66) / width,
        (area.w * 1.7) / stage.dog.width,
        (area.h * 1.7) / stage.dog.height,
      ),
    );
    const dog = stage.placeAt({
      scale,
      dx: 425 - eyeMidpoint[0] * scale,
      dy: Math.max(
        area.y + 70 - top[1] * scale,
        430 - eyeMidpoint[1] * scale,
        stage.bust ? area.y + area.h + 6 - stage.dog.height * scale : 0,
      ),
    });
    rays(stage, 425, 560, stage.rich ? 18 : 9, 0.5, 0.09, 150);
    trim(stage, circle(425, 560, 400), 'drops', 74, { height: 72, left: true });
    const hole = rounded(50);
    stage.show(dog, { clip: toPathData(hole), outline: stage.width(6), line: stage.width(4.2) });
    stage.frame(hole, { line: 1.8 });
  },
};
