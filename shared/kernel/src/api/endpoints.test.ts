import { endpoints } from './endpoints';

test('an id cannot change the rest of the path', () => {
  expect(endpoints.demoImages('biscuit')).toBe('/demo/dog/biscuit');
  expect(endpoints.demoImages('../x?y')).toBe('/demo/dog/..%2Fx%3Fy');
});
