import { siteClient } from './siteClient';

test('everybody gets the same client', () => {
  expect(siteClient()).toBe(siteClient());
});
