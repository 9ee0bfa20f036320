import { AREA, right } from '../../canvas/sheet';
import { Stage } from '../../canvas/stage';
import { layoutInputWith } from '../../testing/layoutInput';
import { sitting } from '../../testing/dogs';
import { frameOf } from './frame';
import { DOG_MARGIN, placeDog } from './placeDog';

/** Positions are rounded, in sheet units. */
const ROUNDING = 0.1;

const frames = [null, ...Array.from({ length: 10 }, (_, n) => frameOf(n, false))];

it.each(frames)('a wide dog fits whole into frame %#', (frame) => {
  const wideDog = { ...sitting, width: 900, height: 500 };
  const stage = new Stage(wideDog, { name: 'Bo', bornMonth: null, age: '3-5' }, 'test');
  const box = frame?.box ?? AREA;
  for (const across of [0, 0.5, 1]) {
    const input = layoutInputWith({ stage, frame });
    const dog = placeDog(input, { across, down: 1, w: 670, h: 800, mirror: false, box });
    expect(dog.box.x).toBeGreaterThanOrEqual(box.x + DOG_MARGIN - ROUNDING);
    expect(right(dog.box)).toBeLessThanOrEqual(right(box) - DOG_MARGIN + ROUNDING);
  }
});
