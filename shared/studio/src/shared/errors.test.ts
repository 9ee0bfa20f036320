import { ColoringError } from './errors';

test('a report of a failure can name its detail, which is its cause', () => {
  expect(new ColoringError('crashed', 'out of memory').cause).toBe('out of memory');
});

test("the engine's own words are not repeated as the cause", () => {
  expect(new ColoringError('empty', 'Nothing is left of the dog.')).not.toHaveProperty('cause');
});
