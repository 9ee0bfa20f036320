import { isObject } from '../schema/schema';

/** Navigation state of /verify-otp and /reset-password. */
export interface ResetState {
  readonly email: string;
  /** The code was verified, so /reset-password may be shown. */
  readonly isVerify?: boolean;
  /** The visitor came from registration. */
  readonly isRegister?: boolean;
}

/** Parses navigation state that may come from anywhere; null without an email. */
export function parseResetState(state: unknown): ResetState | null {
  const { email, isVerify, isRegister } = isObject(state) ? state : {};
  if (typeof email !== 'string' || email === '') return null;
  return { email, isVerify: isVerify === true, isRegister: isRegister === true };
}
