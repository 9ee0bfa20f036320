import { paths, parseResetState, type Path } from '@scribblepup/kernel/core';

/**
 * `guest` screens are for visitors who are logged out. `needsEmail` and `needsVerified`, the steps
 * of the password reset, need navigation state too.
 */
export type GuardKind = 'open' | 'protected' | 'guest' | 'needsEmail' | 'needsVerified';

export interface Visit {
  readonly loggedIn: boolean;
  /** Navigation state, of unknown origin. */
  readonly state: unknown;
}

/** The path to which a guard redirects a visit; null if the screen may show. */
export function redirectFor(guard: GuardKind, { loggedIn, state }: Visit): Path | null {
  if (guard === 'open') return null;
  if (guard === 'protected') return loggedIn ? null : paths.login;
  if (loggedIn) return paths.createBook;
  if (guard === 'guest') return null;
  const reset = parseResetState(state);
  const allowed = guard === 'needsEmail' ? reset !== null : reset?.isVerify === true;
  return allowed ? null : paths.forgotPassword;
}
