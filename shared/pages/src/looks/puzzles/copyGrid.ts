import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, line, path, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { house } from '../props/things';
import { heartToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** Draws an empty grid with a bold outline. */
function drawGrid(
  stage: Stage,
  x: number,
  y: number,
  columns: number,
  rows: number,
  cell: number,
): void {
  let d = '';
  for (let i = 1; i < columns; i++) d += `M${x + i * cell} ${y}L${x + i * cell} ${y + rows * cell}`;
  for (let i = 1; i < rows; i++) d += `M${x} ${y + i * cell}L${x + columns * cell} ${y + i * cell}`;
  stage.stroke(path(d), 0.5).stroke(rect(x, y, columns * cell, rows * cell), 1.3);
}

/** Draws a crayon that points upward. */
function drawCrayon(stage: Stage, x: number, bottom: number, height: number): void {
  const top = bottom - height;
  stage.draw(
    path(
      `M${x - 14} ${top + 8}C${x - 8} ${top - 4} ${x + 8} ${top - 4} ${x + 14} ${top + 8}L${x + 32} ${top + 62}L${x - 32} ${top + 62}Z`,
    ),
  );
  const band = bottom - (height - 60) * 0.7;
  stage.draw(rect(x - 44, top + 60, 88, height - 60, 6)).stroke(line([x - 44, band, x + 44, band]));
}

/**
 * The dog on a grid, and an empty grid beside or below it, depending on the dog's shape. Crayons
 * fill the free room.
 */
export const copyGrid: Look = {
  id: 'copy-grid',
  number: 67,
  title: 'Copy the drawing',
  family: 'puzzles',
  need: 'face',
  young: {
    title: 'Birdhouse',
    things: [house, heartToken],
    layout: peephole(
      circle(425, 560, 215),
      [1, rect(380, 840, 90, 180)],
      [0, polygon([425, 210, 720, 440, 720, 860, 130, 860, 130, 440])],
      [0, polygon([425, 85, 775, 370, 730, 450, 425, 215, 120, 450, 75, 370])],
    ),
    number: 74,
  },
  draw(stage) {
    const shape = stage.dog.height / stage.dog.width;
    const isWide = shape < 0.9;
    const columns = isWide ? Math.max(5, Math.min(7, Math.floor(4 / shape))) : 3;
    const cell = isWide ? Math.min(100, 660 / columns) : 110;
    const rows = isWide ? 4 : Math.max(4, Math.min(6, Math.round(shape * 3) + 1));
    const [x, y] = [isWide ? 425 - (columns * cell) / 2 : 80, isWide ? 150 : 160];
    const box = { x, y, w: columns * cell, h: rows * cell };
    const hole = rect(box.x, box.y, box.w, box.h);
    stage.draw(hole);
    stage.show(
      stage.stand({
        ground: box.y + box.h - 14,
        w: box.w * 0.96,
        h: box.h * 0.94,
        crop: true,
        sink: 14,
        float: 0.5,
        stretch: false,
        area: box,
      }),
      { halo: 0, clip: toPathData(hole) },
    );
    drawGrid(stage, x, y, columns, rows, cell);
    if (isWide) drawGrid(stage, x, y + box.h + 60, columns, rows, cell);
    else drawGrid(stage, 770 - box.w, y, columns, rows, cell);
    const gridsEnd = isWide ? y + 2 * box.h + 60 : y + box.h;
    const room = 1020 - gridsEnd - 50;
    if (room > 110)
      for (let i = 0; i < 4; i++)
        drawCrayon(stage, 150 + i * 183, 1020, Math.min(330, room) * (i % 2 ? 0.84 : 1));
    stage.heading(textFor('copy', stage.name), 105);
  },
};
