import { idleLimit } from './limits';

test('an idle worker stays longer the more it would lose', () => {
  expect(idleLimit('nothing')).toBeLessThan(idleLimit('photo'));
  expect(idleLimit('photo')).toBeLessThan(idleLimit('readiness'));
});
