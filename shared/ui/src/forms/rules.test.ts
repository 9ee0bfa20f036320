import { ValidationError, type AnyObjectSchema } from 'yup';
import { rules } from './rules';

/** Validates `values` and returns the first message of each field. */
const check = async (
  schema: AnyObjectSchema,
  values: Record<string, unknown>,
): Promise<Record<string, string>> => {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      [...error.inner].reverse().map(({ path, message }) => [path ?? '', message]),
    );
  }
};

describe('rules', () => {
  it.each([
    ['', 'Please enter email'],
    ['   ', 'Please enter email'],
    ['pup', 'Please enter valid email'],
    ['pup@', 'Please enter valid email'],
    ['pup@house', 'Please enter valid email'],
    ['a b@pup.com', 'Please enter valid email'],
    ['  pup@example.com ', undefined],
  ])('email %p gets the message %p', async (email, message) => {
    expect((await check(rules.object({ email: rules.email() }), { email })).email).toBe(message);
  });

  const rule =
    'New password must be more than 8 characters long including lower case, upper case, number and a special character';

  it.each([
    ['', 'Please enter new password'],
    ['Ab1!xyz', rule],
    ['abcdefg1!', rule],
    ['ABCDEFG1!', rule],
    ['Abcdefgh!', rule],
    ['Abcdefg12', rule],
    ['Abcdefg1-', rule],
    ['Abcdef1!', undefined],
  ])('new password %p gets the message %p', async (password, message) => {
    const messages = await check(rules.object({ new_password: rules.newPassword() }), {
      new_password: password,
    });
    expect(messages.new_password).toBe(message);
  });

  it.each([
    ['', 'Please enter confirm password'],
    ['other', ' New password and confirm password does not match'],
    ['Abcdef1!', undefined],
  ])('confirm password %p gets the message %p', async (confirm, message) => {
    const schema = rules.object({
      new_password: rules.newPassword(),
      confirm_password: rules.confirmPassword(),
    });
    const messages = await check(schema, { new_password: 'Abcdef1!', confirm_password: confirm });
    expect(messages.confirm_password).toBe(message);
  });

  it.each([
    ['', 'Please enter OTP'],
    ['123', 'OTP must be 4 digits'],
    ['1234', undefined],
  ])('one-time code %p gets the message %p', async (otp, message) => {
    expect((await check(rules.object({ otp: rules.otp() }), { otp })).otp).toBe(message);
  });

  it('rejects a blank text, an unchecked box, no stars and no file', async () => {
    const schema = rules.object({
      username: rules.required('Please enter username'),
      agree_terms: rules.agreed(),
      rating: rules.rating(),
      image: rules.file(),
    });
    expect(
      await check(schema, { username: '  ', agree_terms: false, rating: 0, image: null }),
    ).toEqual({
      username: 'Please enter username',
      agree_terms: 'Please agree to the Privacy Policy and Terms & Conditions.',
      rating: 'Please select rating',
      image: 'Please upload image',
    });
  });

  it('requires the field for another reason only if Other is selected', async () => {
    const schema = rules.object({
      reason: rules.required('Please select reason'),
      otherReason: rules.requiredWhen('reason', 'Other', 'Please enter reason'),
    });
    expect(await check(schema, { reason: 'Privacy', otherReason: '' })).toEqual({});
    expect(await check(schema, { reason: 'Other', otherReason: '' })).toEqual({
      otherReason: 'Please enter reason',
    });
  });
});
