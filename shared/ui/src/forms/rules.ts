import { array, boolean, mixed, number, object, ref, string, type AnyObjectSchema } from 'yup';
import { OTP_LENGTH } from '../components/Field/OtpField';
import { messages } from './messages';

/** Minimum length of a new password, in characters. */
export const PASSWORD_MIN_LENGTH = 8;

const requiredPatterns = [/[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&#]/];

/** True when a new password has the minimum length, both cases, a digit and a special character. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= PASSWORD_MIN_LENGTH &&
  requiredPatterns.every((pattern) => pattern.test(password));

// Yup's own check also accepts `name@host`, but no family has such an address.
const hasTopLevelDomain = /@[^@\s]+\.[^@\s.]{2,}$/;

/** A string that is not blank; its spaces are kept. */
const required = (message: string) =>
  string()
    .required(message)
    .test('not-blank', message, (value) => value.trim() !== '');

/**
 * The rules of the forms, each with its message; `rules.object({...})` combines them into a schema.
 */
export const rules = {
  object,
  /** A list of objects that all have this schema. */
  arrayOf: (schema: AnyObjectSchema) => array().of(schema),
  required,
  /** A string that may be empty. */
  optional: () => string().default(''),
  email: () =>
    string()
      .trim()
      .required(messages.email)
      .email(messages.validEmail)
      .matches(hasTopLevelDomain, { message: messages.validEmail, excludeEmptyString: true }),
  password: () => string().required(messages.password),
  oldPassword: () => string().required(messages.oldPassword),
  newPassword: () =>
    string()
      .required(messages.newPassword)
      .test('strong', messages.newPasswordRule, (value) => isStrongPassword(value)),
  /** The password repeated; `field` names the field of the first one. */
  confirmPassword: (field = 'new_password') =>
    string()
      .required(messages.confirmPassword)
      .test(
        'same',
        messages.passwordMismatch,
        (value, { resolve }) => value === resolve(ref(field)),
      ),
  otp: () => string().required(messages.otp).length(OTP_LENGTH, messages.otpLength),
  agreed: (message: string = messages.agreeTerms) =>
    boolean().required(message).oneOf([true], message),
  rating: () => number().required(messages.rating).min(1, messages.rating).max(5, messages.rating),
  /** A required file. */
  file: (message: string = messages.image) => mixed<File>().required(message),
  /** A string that is required only while `field` has the value `is`. */
  requiredWhen: (field: string, is: string, message: string) =>
    string().when(field, {
      is,
      then: () => required(message),
      otherwise: (schema) => schema.default(''),
    }),
};
