import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, terrain, path, rect, scallop, star } from '@scribblepup/imaging/curves/shapes';
import type { SheetBox } from '../../canvas/sheet';
import type { Stage } from '../../canvas/stage';
import type { Look } from '../types/look';
import { isBroadBust } from '../parts/crops';
import { bone } from '../props/things';
import { ballToken, heartToken, starToken } from '../props/tokens';
import { peephole } from '../young/framed';

const BACKGROUNDS: readonly ((stage: Stage, box: SheetBox, clip: string) => void)[] = [
  (stage, { x, y, w, h }, clip) => {
    stage.draw(scallop(x + 66, y + 56, 44, 28, 7, 0.6), { clip });
    stage.draw(
      terrain(
        [x, y + h * 0.66, x + w * 0.4, y + h * 0.56, x + w * 0.7, y + h * 0.7, x + w, y + h * 0.6],
        y + h,
      ),
      { clip },
    );
  },
  (stage, { x, y, w, h }, clip) => {
    for (let i = 0; i < 6; i++)
      stage.stroke(
        path(
          `M${x + w / 2 + Math.cos(i * 1.0472 + 0.2) * 90} ${y + h / 2 + Math.sin(i * 1.0472 + 0.2) * 90}L${x + w / 2 + Math.cos(i * 1.0472 + 0.2) * 500} ${y + h / 2 + Math.sin(i * 1.0472 + 0.2) * 500}`,
        ),
        0.8,
        clip,
      );
  },
  (stage, { x, y, w, h }, clip) => {
    for (let r = 0; r < 2; r++)
      for (const c of [0, 1])
        stage.draw(
          (r + c) % 2
            ? circle(x + w * (0.16 + c * 0.68), y + h * (0.18 + r * 0.46), 34)
            : star(x + w * (0.16 + c * 0.68), y + h * (0.18 + r * 0.46), 42, 19, 5),
          { clip },
        );
  },
];

/** Draws an instant photo of the stage's dog in front of a background. */
function drawPhoto(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  mirror: boolean,
  kind: number,
): void {
  stage.draw(rect(x, y, w, h, 6), { line: 1.1 });
  const box = { x: x + 20, y: y + 22, w: w - 40, h: h - 96 };
  const hole = rect(box.x, box.y, box.w, box.h);
  const clip = toPathData(hole);
  stage.draw(hole);
  BACKGROUNDS[kind](stage, box, clip);
  const dog = stage.stand({
    ground: box.y + box.h - 8,
    w: box.w * 0.94,
    h: box.h * 0.92,
    crop: true,
    sink: 12,
    stretch: false,
    mirror,
    area: box,
  });
  stage
    .show(dog, { clip, detail: dog.item.detail * (isBroadBust(stage) ? 0.8 : 0.4) })
    .stroke(hole, 1.1);
}

function drawPeg(stage: Stage, x: number, y: number): void {
  stage.draw(rect(x - 14, y, 28, 62, 6));
}

/** Writes the name, or draws a bone, below a photo. */
function drawCaption(stage: Stage, x: number, width: number): void {
  if (stage.name) stage.text(stage.name, { x, y: 986, width, height: 46, room: [8, 8] }, 0.8);
  else stage.put(bone, x, 986, 62);
}

function drawTwoPhotos(stage: Stage): void {
  drawPhoto(stage.member(0), 80, 118, 440, 434, false, 0);
  drawPhoto(stage.member(1), 330, 590, 440, 434, true, 1);
  drawPeg(stage, 300, 80);
  drawPeg(stage, 550, 552);
  drawCaption(stage, 550, 390);
  stage
    .put(heartToken, 300, 514, 54)
    .put(heartToken, 650, 350, 170, { rotation: 0.2 })
    .put(starToken, 200, 810, 170, { rotation: -0.2 });
}

function drawThreePhotos(stage: Stage): void {
  drawPhoto(stage.member(0), 80, 118, 340, 434, false, 0);
  drawPhoto(stage.member(1), 432, 118, 340, 434, true, 2);
  drawPhoto(stage.both('behind'), 220, 590, 410, 434, false, 1);
  drawPeg(stage, 250, 82);
  drawPeg(stage, 602, 82);
  drawPeg(stage, 425, 548);
  drawCaption(stage, 425, 320);
  stage.put(heartToken, 250, 514, 54).put(starToken, 602, 514, 54);
  for (const s of [-1, 1]) stage.put(heartToken, 425 + s * 278, 810, 130, { rotation: s * 0.2 });
}

/** Instant photos on lines with pegs: two, or three from eight years on. */
export const photoLine: Look = {
  id: 'photo-line',
  number: 93,
  title: 'Instant photos',
  family: 'portraits',
  two: 'apart',
  need: 'head',
  young: {
    title: 'In a frame',
    things: [heartToken, ballToken],
    layout: peephole(
      rect(190, 320, 470, 570),
      [2, 'M425 90L180 250L200 262L425 118L650 262L670 250Z'],
      [0, rect(90, 220, 670, 770, 26)],
      [2, 'M98 228L190 320M752 982L660 890M752 228L660 320M98 982L190 890'],
    ),
    number: 96,
  },
  draw(stage) {
    stage.stroke(path('M75 108C200 84 640 84 775 108M75 580C250 556 600 556 775 580'), 1.2);
    if (stage.rich) drawThreePhotos(stage);
    else drawTwoPhotos(stage);
  },
};
