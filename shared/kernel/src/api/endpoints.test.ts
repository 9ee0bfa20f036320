import { endpoints } from './endpoints';

test('an id cannot leave its place in the path', () => {
  expect(endpoints.demoImages('biscuit')).toBe('/demo/dog/biscuit');
  expect(endpoints.demoImages('../x?y')).toBe('/demo/dog/..%2Fx%3Fy');
});
