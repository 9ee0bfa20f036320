import { Stage } from '../../canvas/stage';
import { bust, lying, sitting } from '../../testing/dogs';
import { connect } from './connect';

/** Minimum distance of a number from the middle of a thing: slightly less than in the look. */
const MIN_DISTANCE = 50;

it.each(Object.entries({ bust, lying, sitting }))('puts no number on a thing: %s', (_, dog) => {
  const stage = new Stage(dog, { name: 'Bo', bornMonth: null }, connect.id, connect.number);
  const put = jest.spyOn(stage, 'put');
  const labels = jest.spyOn(stage, 'labels');
  connect.draw(stage);
  const things = put.mock.calls.map(([, x, y]) => [x, y] as const);
  const numbers = labels.mock.calls.flatMap(([all]) => all);
  expect(things.length).toBeGreaterThan(0);
  for (const [x, y] of things)
    for (const [, left, top] of numbers)
      expect(Math.hypot(left - x, top - y)).toBeGreaterThan(MIN_DISTANCE);
});
