import { writeSeenSerial, readSeenSerial } from './lastRegistry';

afterEach(() => localStorage.clear());

test('keeps a serial and its store', () => {
  expect(readSeenSerial()).toBeNull();
  writeSeenSerial({ of: 'store', serial: 7 });
  expect(readSeenSerial()).toEqual({ of: 'store', serial: 7 });
});

test.each(['{', '7', '{"of":"store"}', '{"of":"store","serial":-1}'])(
  '%s counts as no serial',
  (text) => {
    localStorage.setItem('registry-seen', text);
    expect(readSeenSerial()).toBeNull();
  },
);
