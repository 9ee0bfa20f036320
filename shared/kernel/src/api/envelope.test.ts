import { apiErrorMessage, GENERIC_ERROR } from './envelope';

test.each([
  [{ ResponseMsg: 'No dogs today', message: 'other' }, 'No dogs today'],
  [{ message: 'other' }, 'other'],
  ['Network error try again', 'Network error try again'],
  [new Error('broken'), 'broken'],
])('the message for %p is %j', (error, text) => {
  expect(apiErrorMessage(error)).toBe(text);
});

test.each([
  [{ ResponseMsg: '' }],
  [{ ResponseMsg: ' ', message: '' }],
  [null],
  [7],
  ['<!doctype html><title>Bad gateway</title>'],
  ['\n<html>'],
  [{ ResponseMsg: '<h1>502</h1>' }],
  ['Request failed with status code 503'],
])('%p gets the general message', (error) => {
  expect(apiErrorMessage(error)).toBe(GENERIC_ERROR);
});
