import { parseResetState } from './resetState';

describe('navigation state of a password reset', () => {
  test.each([undefined, null, 'text', 7, {}, { email: '' }, { email: 7 }])(
    'is null without an email: %j',
    (state) => {
      expect(parseResetState(state)).toBeNull();
    },
  );

  test('only the value true sets a flag', () => {
    expect(parseResetState({ email: 'a@b.co', isVerify: 'yes' })).toEqual({
      email: 'a@b.co',
      isVerify: false,
      isRegister: false,
    });
    expect(parseResetState({ email: 'a@b.co', isVerify: true, isRegister: true })).toEqual({
      email: 'a@b.co',
      isVerify: true,
      isRegister: true,
    });
  });
});
