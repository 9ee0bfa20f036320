import { looks } from '../looks';
import { birthdayOf, needOf } from './needs';

test('each look has the traits that its file sets', () => {
  for (const look of looks) {
    expect([look.id, needOf(look.id)]).toEqual([look.id, look.need ?? 'any']);
    expect([look.id, birthdayOf(look.id)]).toEqual([look.id, look.birthdayOf]);
  }
});

test('an unknown look has no need', () => {
  expect(needOf('constructor')).toBe('any');
  expect(birthdayOf('constructor')).toBeUndefined();
});
