import { circle, rect } from '@scribblepup/imaging/curves/shapes';
import { AREA, bottom, right } from '../../canvas/sheet';
import type { Stage } from '../../canvas/stage';
import type { Look } from '../types/look';
import { isCroppedAtSide } from '../parts/crops';
import { wave, waves } from '../parts/tiles';
import { shell } from '../props/things';
import { fishToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** Number of arcs in a wave. */
const ARCS = 2;

/** Draws rows of whole waves, farther apart than those of `waves`. Every second row is plain. */
function sparseWaves(stage: Stage, r: number, lowestY: number): void {
  for (let row = 6; row >= 0; row--)
    for (let x = AREA.x + (row % 2 === 0 ? r : 2 * r); x + r <= right(AREA) + 1; x += 2 * r)
      wave(stage, x, lowestY - row * r * 0.62, r, row % 2 === 0 ? ARCS : 1);
}

/** The dog sits between rows of Japanese waves (seigaiha). */
export const scales: Look = {
  id: 'scales',
  number: 38,
  title: 'Japanese waves',
  family: 'patterns',
  young: {
    title: 'The whale',
    things: [fishToken, shell],
    layout: peephole(
      circle(360, 640, 215),
      [
        0,
        'M640 640C720 560 690 480 640 420C700 430 720 400 730 350C750 400 770 420 775 470C775 660 740 900 560 940L240 940C130 940 75 820 75 670C75 480 200 350 350 350C520 350 600 500 640 640Z',
      ],
      [
        1,
        'M330 345C330 265 240 285 250 185C310 165 345 205 350 245C355 205 390 165 450 185C460 285 370 265 370 345Z',
      ],
    ),
    number: 49,
  },
  draw(stage) {
    const areaBottom = bottom(AREA);
    if (stage.rich) waves(stage, AREA.w / 4, ARCS, areaBottom - 60);
    else sparseWaves(stage, AREA.w / 4, areaBottom - 60);
    stage.show(stage.stand({ x: 460, ground: 960, w: 520, h: 640, float: 0.3, mirror: false }));
    stage.mat(rect(AREA.x, AREA.y - 20, AREA.w, AREA.h + 20));
    // The lowest waves are in front of the dog.
    for (let i = 0; i < 4; i++)
      wave(stage, AREA.x + ((i + 0.5) * AREA.w) / 4, areaBottom, AREA.w / 8, stage.rich ? ARCS : 1);
    if (isCroppedAtSide(stage)) stage.frame(20);
  },
};
