import type { Path } from '@scribblepup/imaging/curves/path';
import { circle, ellipse, path, rect, scallop } from '@scribblepup/imaging/curves/shapes';
import { AREA, right, SHEET } from '../../canvas/sheet';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { ribbon } from '../parts/banner';
import { isCroppedAtSide } from '../parts/crops';
import { rounded } from '../parts/frames';
import { showInVessel, paws } from '../parts/rim';
import { trim } from '../parts/trim';
import { cup, HANDLE_REACH } from '../parts/vessels';
import { bone, cupcake } from '../props/things';
import { heartToken } from '../props/tokens';
import { vesselLayout } from '../young/seated';

/** Room at the edge of the area for a frame and a gap to it, in sheet units. */
const FRAME_MARGIN = 60;

/**
 * A young child's cup: its outline with the handle, and the hole of the handle. The handle is on
 * the side with more room, and no wider than that room.
 */
function cupWithHandle(x: number, rim: number, base: number, half: number): readonly [Path, Path] {
  const middle = SHEET.w / 2;
  const side = x > middle ? -half : half;
  const room = AREA.w / 2 + Math.abs(x - middle) - half;
  // The curve reaches about 0.7 of the way to its control points.
  const handleWidth = Math.max(0.3, Math.min(0.6, (room - FRAME_MARGIN) / half / 0.7));
  const at = (share: number, down: number): string =>
    `${x + side * share} ${rim + (base - rim) * down}`;
  /** A point of the cup's straight side. */
  const onSide = (down: number): string => at(1 - 0.16 * down, down);
  return [
    path(
      `M${at(-1, 0)}L${at(1, 0)}L${onSide(0.12)}C${at(1 + handleWidth, 0)} ${at(1 + handleWidth * 0.9, 0.8)} ${onSide(0.66)}C${at(0.84, 0.86)} ${at(0.66, 1)} ${at(0.4, 1)}L${at(-0.4, 1)}C${at(-0.66, 1)} ${at(-0.84, 0.86)} ${at(-0.9, 0.66)}Z`,
    ),
    path(
      `M${onSide(0.26)}C${at(1 + handleWidth * 0.45, 0.2)} ${at(1 + handleWidth * 0.4, 0.58)} ${onSide(0.52)}Z`,
    ),
  ];
}

/** Large flowers on the wall, up to eight years. */
const FLOWERS = [
  [158, 180],
  [692, 220],
  [158, 470],
  [692, 500],
] as const;

/** Tea time: the dog sits in a cup. */
export const teaCup: Look = {
  id: 'tea-cup',
  number: 81,
  title: 'Teacup dog',
  family: 'portraits',
  two: 'over',
  need: 'head',
  young: {
    things: [heartToken, cupcake],
    layout: vesselLayout(cupWithHandle),
    number: 14,
  },
  draw(stage) {
    const { area } = stage;
    const size = stage.rich ? 38 : 58;
    const flower = (x: number, y: number, rotation: number): void =>
      void stage.thing(() =>
        stage
          .draw(scallop(x, y, size, size, 6, 0.8, rotation))
          .draw(circle(x, y, size / 2), { line: 0.8 }),
      );
    if (stage.rich)
      for (let c = 0; c < 4; c++)
        for (let r = 0; r < 3; r++)
          flower(area.x + 88 + c * 175, area.y + 80 + r * 190 + (c % 2) * 95, r + c);
    else for (const [x, y] of FLOWERS) flower(x, y, y);
    const rim = 660;
    const dog = stage.stand({
      x: 400,
      rim,
      hide: stage.bust ? 0.06 : 0.26,
      w: isCroppedAtSide(stage) ? 500 : 560,
      h: stage.bust ? 500 : 620,
      stretch: false,
    });
    const half = showInVessel(stage, dog, 400, rim, [240, 285], [0.53, 0.58]);
    stage.draw(rect(area.x - 10, 860, area.w + 20, 175));
    trim(stage, `M${area.x} 860L${right(area)} 860`, 'arches', 78, { height: 52 });
    // A wide cup is further to the left, so that the page does not cut off its handle.
    const x = Math.min(400, right(area) - 12 - half * HANDLE_REACH);
    stage.draw(ellipse(x, 950, Math.min(half * 1.16, x - area.x - 12), 46));
    cup(stage, x, rim, 970, half);
    trim(stage, `M${x - half * 0.98} ${rim + 24}L${x + half * 0.98} ${rim + 24}`, 'drops', 48, {
      height: 44,
    });
    paws(stage, dog, rim - 12);
    ribbon(stage, textFor('dog', stage.name), x, 785, Math.min(330, half * 1.15), 76);
    stage.put(bone, 706, 984, 66, { rotation: -0.2 });
    stage.mat(rounded(24));
  },
};
