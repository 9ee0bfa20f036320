import { siteClient } from './siteClient';

test('every caller gets the same client', () => {
  expect(siteClient()).toBe(siteClient());
});
