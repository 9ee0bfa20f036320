import { toPathData } from '@scribblepup/imaging/curves/curve';
import { circle, heart, line, path, rect, ripple } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../../canvas/look';
import { broad } from '../parts/frames';
import { cloud, plainSun, roundTree } from '../props/nature';
import { paw } from '../props/things';

/** Three bookmarks to cut out. */
export const bookmarks: Look = {
  id: 'bookmarks',
  title: 'Bookmarks to cut out',
  family: 'puzzles',
  draw(stage) {
    // A broad bust needs wider bookmarks, so draw only two.
    const n = broad(stage) ? 2 : 3;
    const w = (723 - 23 * n) / n;
    for (let i = 0; i < n; i++) {
      const x = 75 + i * (w + 23);
      const hole = rect(x, 75, w, 950, 22);
      const clip = toPathData(hole);
      stage.draw(hole, { line: 1.2 });
      for (let k = 0; k < 3; k++) {
        const y = 225 + k * 165;
        const aside = (k % 2 ? 1 : -1) * w * 0.22;
        if (i === 0) stage.draw(heart(x + w / 2 + aside, y, Math.min(124, w * 0.44)), { clip });
        else if (i === 1)
          stage
            .trace(ripple(x, x + w, y, 34, 2), 1, clip)
            .put(paw, x + w / 2 + aside, y + 36, w * (n < 3 ? 0.35 : 0.23));
        else
          stage
            .draw(circle(x + w / 2 + aside, y, 40), { clip })
            .draw(circle(x + w / 2 + aside, y, 22));
      }
      stage.draw(circle(x + w / 2, 118, 17));
      const box = { x, y: 640, w, h: 385 };
      stage.draw(rect(x, 690, w, 335));
      const dog = stage.stand({
        ground: 1012,
        w: w * 0.88,
        h: 310,
        crop: true,
        sink: 14,
        float: 0.2,
        stretch: false,
        mirror: i === 1,
        area: box,
      });
      stage.show(dog, { clip, detail: dog.item.detail * (n < 3 ? 0.8 : 0.5) });
      stage.trace(hole, 1.2);
    }
  },
};

/** Four boards for noughts and crosses around the dog. */
export const ticTacToe: Look = {
  id: 'tic-tac-toe',
  title: 'Three in a row',
  family: 'puzzles',
  draw(stage) {
    const board = (x: number, y: number, s: number): void => {
      stage.draw(rect(x - 14, y - 14, s + 28, s + 28, 24));
      stage.trace(
        path(
          `M${x + s / 3} ${y}L${x + s / 3} ${y + s}M${x + (2 * s) / 3} ${y}L${x + (2 * s) / 3} ${y + s}M${x} ${y + s / 3}L${x + s} ${y + s / 3}M${x} ${y + (2 * s) / 3}L${x + s} ${y + (2 * s) / 3}`,
        ),
        1.3,
      );
    };
    for (const [x, y] of [
      [97, 97],
      [533, 97],
      [97, 783],
      [533, 783],
    ] as const)
      board(x, y, 220);
    const box = { x: 75, y: 350, w: 700, h: 400 };
    stage.draw(rect(box.x, box.y, box.w, box.h, 40), { line: 1.2 });
    const hole = toPathData(rect(box.x, box.y, box.w, box.h, 40));
    const dog = stage.stand({
      ground: 736,
      w: 420,
      h: 370,
      crop: true,
      sink: 16,
      stretch: false,
      area: box,
    });
    const aside = Math.min(268, 350 - (dog.box.x - box.x) / 2);
    const size = Math.min(110, dog.box.x - box.x - 30);
    for (const s of size > 40 ? [-1, 1] : [])
      stage
        .draw(heart(425 + s * aside, 460, size * 0.9))
        .put(paw, 425 + s * aside, 630, size * 1.1, { turn: s * 0.3 });
    stage.show(dog, { clip: hole });
    stage.trace(rect(box.x, box.y, box.w, box.h, 40), 1.2);
    if (!stage.logo(425, 200, 150, 190)) stage.put(paw, 425, 180, 130);
    stage.put(paw, 425, 905, 130);
  },
};

/** The picture in strips to cut apart and put back in order. */
export const strips: Look = {
  id: 'strips',
  title: 'Cut and put together',
  family: 'puzzles',
  draw(stage) {
    const { area } = stage;
    const box = { x: area.x, y: area.y, w: area.w, h: area.h - 66 };
    stage.draw(rect(box.x, box.y, box.w, box.h));
    stage.draw(
      path(
        `M75 700C220 640 330 700 450 670C580 640 690 690 775 650L775 ${box.y + box.h}L75 ${box.y + box.h}Z`,
      ),
    );
    stage.put(plainSun(12), 190, 205, 84).put(cloud, 560, 190, 130).put(roundTree, 208, 800, 140);
    const clip = toPathData(rect(box.x, box.y, box.w, box.h));
    stage.show(stage.stand({ ground: 935, w: 660, h: 840, crop: true, sink: 40, area: box }), {
      clip,
    });
    const n = stage.simple ? 4 : 6;
    for (let i = 1; i < n; i++)
      stage.trace(
        line([box.x + (box.w * i) / n, box.y, box.x + (box.w * i) / n, area.y + area.h]),
        1.1,
      );
    stage
      .trace(rect(area.x, area.y, area.w, area.h), 1.3)
      .trace(line([area.x, box.y + box.h, area.x + area.w, box.y + box.h]), 1.1);
    stage.labels(
      Array.from(
        { length: n },
        (_, i) => [String(i + 1), box.x + (box.w * (i + 0.5)) / n, box.y + box.h + 33] as const,
      ),
      34,
    );
  },
};
