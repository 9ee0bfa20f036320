import { plainDog } from '../testing/dog';
import { visibleSpan } from './visibleSpan';

/** Dogs of 300 x 200 with these outlines. */
const artOf = (...outline: number[][]) => ({ ...plainDog, width: 300, height: 200, outline });

test('the span of whole dogs is their full width', () => {
  const [left, right] = [
    [0, 0, 100, 0, 100, 200, 0, 200],
    [180, 40, 300, 40, 300, 200, 180, 200],
  ];
  expect(visibleSpan(artOf(left, right))).toEqual({ left: 0, right: 300 });
});

test('the part that is cut off at the lower edge does not count', () => {
  const small = [20, 100, 90, 100, 90, 200, 20, 200];
  // This dog is 120 to 160 wide at the top, up to 170 at the edge, and up to 300 below it.
  const tall = [120, 0, 160, 0, 160, 100, 180, 300, 300, 400, 120, 400];
  expect(visibleSpan(artOf(small, tall))).toEqual({ left: 20, right: 170 });
});

test('the span of art without an outline is its width', () => {
  expect(visibleSpan(artOf())).toEqual({ left: 0, right: 300 });
});
