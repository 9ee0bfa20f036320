import { logoShape } from './logo';

it('is the shape that the lines of a logo draw', () => {
  expect(logoShape('M0 0L10 0L10 10Z')?.xy).toHaveLength(6);
});

it.each(['M0 0 Q oops', 'M0 0Z5', 'M0'])('is null if the stored lines are damaged: %s', (d) => {
  expect(logoShape(d)).toBeNull();
});
