import { Stage } from '../../canvas/stage';
import { lowBrowed, sitting } from '../../testing/dogs';
import { nineHats } from './nineHats';

it.each([
  ['all hats fit', sitting],
  ['some hats do not fit', lowBrowed],
])('puts a hat on each of the nine heads if %s', (_, dog) => {
  const stage = new Stage(dog, { name: '', bornMonth: null }, 'nine-hats');
  const put = jest.spyOn(stage, 'putOn');
  nineHats.draw(stage);
  expect(put).toHaveBeenCalledTimes(9);
});
