import { keepSerial, keptSerial } from './lastRegistry';

afterEach(() => localStorage.clear());

test('the last seen serial is kept', () => {
  expect(keptSerial()).toBeNull();
  keepSerial({ of: 'store', serial: 7 });
  expect(keptSerial()).toEqual({ of: 'store', serial: 7 });
});

test.each(['{', '7', '{"of":"store"}', '{"of":"store","serial":-1}'])(
  '%s counts as no serial',
  (text) => {
    localStorage.setItem('registry-seen', text);
    expect(keptSerial()).toBeNull();
  },
);
