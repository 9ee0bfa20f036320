import { responseMessage } from './envelope';

test.each([
  [{ ResponseMsg: 'No dogs today', message: 'other' }, 'No dogs today'],
  [{ message: 'other' }, 'other'],
  [{ ResponseMsg: '' }, ''],
  ['Network error try again', 'Network error try again'],
  [new Error('broken'), 'broken'],
  [null, ''],
  [7, ''],
])('the text of %p is %j', (error, text) => {
  expect(responseMessage(error)).toBe(text);
});
