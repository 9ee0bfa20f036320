import type { DogArt } from '@scribblepup/tracing';
import { noseOf } from '../../canvas/sheetHead';
import { Stage } from '../../canvas/stage';
import { sitting } from '../../testing/dogs';
import { bush, mushroom } from '../props/nature';
import { differences } from './differences';

/** Draws the puzzle. Returns its stage, plants and heading, and the dog of its first picture. */
function drawPuzzle(dog: DogArt, keepMuzzleVisible: boolean) {
  const choices = { name: 'Bo', bornMonth: null };
  const stage = new Stage(dog, choices, differences.id, null, {
    seed: 0,
    simplification: 0,
    keepMuzzleVisible,
  });
  const [put, show, heading] = [
    jest.spyOn(stage, 'put'),
    jest.spyOn(stage, 'show'),
    jest.spyOn(stage, 'heading'),
  ];
  differences.draw(stage);
  const plants = put.mock.calls.filter(([thing]) => thing === mushroom || thing === bush);
  return { stage, plants, placedDog: show.mock.calls[0][0], text: heading.mock.calls[0][0] };
}

test('the page states the number of differences', () => {
  expect(drawPuzzle(sitting, false).text).toBe('Find 6 differences');
  expect(drawPuzzle(sitting, true).text).toBe('Find 6 differences');
});

test('a thing that would hide the muzzle in both pictures is not counted', () => {
  const { placedDog, plants } = drawPuzzle(sitting, false);
  const { scale, dx, dy } = placedDog.item;
  const [, x, y] = plants[0];
  const face = sitting.face!;
  // The dog sniffs at the plant.
  const sniffing: DogArt = {
    ...sitting,
    face: { ...face, nose: [(x - dx) / scale, (y - 12 - dy) / scale] },
  };
  const hidden = drawPuzzle(sniffing, false);
  expect(noseOf(hidden.placedDog.head)[0]).toBeCloseTo(x, 0);
  expect([hidden.text, hidden.stage.hidesFace()]).toEqual(['Find 6 differences', true]);
  const visible = drawPuzzle(sniffing, true);
  expect([visible.text, visible.stage.hidesFace()]).toEqual(['Find 5 differences', false]);
  expect(visible.stage.items.length).toBeLessThan(hidden.stage.items.length);
});
