import { parsePath, tightBounds } from '@scribblepup/imaging/curves/path';
import { polygon } from '@scribblepup/imaging/curves/shapes';
import { bottom } from '../../canvas/sheet';
import { layoutInputWith } from '../../testing/layoutInput';
import { areClearOf, frameOf } from './frame';
import { vesselLayout } from './seated';

const tub = vesselLayout((x, rim, base, half) => [
  polygon([x - half, rim, x + half, rim, x + half * 0.8, base, x - half * 0.8, base]),
]);
const frames = Array.from({ length: 10 }, (_, n) => frameOf(n, false));

it.each(frames)('frame %# cuts off no part of a vessel', (frame) => {
  for (const across of [0, 0.5, 1]) {
    const input = layoutInputWith({ frame, across, size: 1 });
    tub.draw(input);
    const vessels = input.stage.items.flatMap((item) =>
      item.kind === 'path' ? [parsePath(item.d)] : [],
    );
    expect(vessels).toHaveLength(1);
    expect(areClearOf(frame, vessels)).toBe(true);
  }
});

it.each(frames)('a dog in a vessel in frame %# shows no legs below it', (frame) => {
  const { stage, ...input } = layoutInputWith({ frame, size: 1 });
  tub.draw({ stage, ...input });
  const [vessel] = stage.items.flatMap((item) => (item.kind === 'path' ? [item.d] : []));
  const [clip = ''] = stage.items.flatMap((item) => (item.kind === 'dog' ? [item.clip] : []));
  const [, , , end] = tightBounds(parsePath(clip));
  expect(end).toBeLessThan(tightBounds(parsePath(vessel))[3]);
  expect(end).toBeLessThan(bottom(frame.box));
});
