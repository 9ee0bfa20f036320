import { ColoringError } from './errors';

test('the detail of an error becomes its cause, so that a report can name it', () => {
  expect(new ColoringError('crashed', 'out of memory').cause).toBe('out of memory');
});

test("the engine's own message is not repeated as the cause", () => {
  expect(new ColoringError('empty', 'Nothing is left of the dog.')).not.toHaveProperty('cause');
});
