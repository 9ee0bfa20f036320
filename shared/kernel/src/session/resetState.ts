/** What /verify-otp and /reset-password carry in navigation state. */
export interface ResetState {
  readonly email: string;
  /** The code was verified: /reset-password may show. */
  readonly isVerify?: boolean;
  /** The visitor came from registration. */
  readonly isRegister?: boolean;
}

/** Reads navigation state that may come from anywhere; null without an e-mail. */
export function readResetState(state: unknown): ResetState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { email, isVerify, isRegister }: Partial<Record<keyof ResetState, unknown>> = state;
  if (typeof email !== 'string' || email === '') return null;
  return { email, isVerify: isVerify === true, isRegister: isRegister === true };
}
