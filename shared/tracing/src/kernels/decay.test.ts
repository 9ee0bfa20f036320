import { decay } from './decay';

it('is e to the power of -x', () => {
  for (let x = 0; x < 10; x += 0.0037) {
    const ratio = decay(x) / Math.exp(-x);
    expect(Math.abs(ratio - 1)).toBeLessThan(1e-13);
  }
});

it.each([10, 11.5, 1e9, Infinity])('is 0 at %d', (x) => {
  expect(decay(x)).toBe(0);
});
