import { setToken } from '@scribblepup/kernel';
import { notify } from '@scribblepup/ui';
import { failureHandler } from '../failureHandler';

// A placeholder: no server issues tokens yet, and the guards only check that there is one.
const PLACEHOLDER_TOKEN = 'scribblepup-local-session';

const warnings = {
  token:
    'This browser stores nothing for this site: you are signed in until the page is closed or reloaded.',
  email: "Your email couldn't be remembered on this device.",
} as const;

/**
 * Stores the email; false if that fails. Loads the library on demand, because the screens do not
 * need it.
 */
const storeEmail = async (email: string): Promise<boolean> => {
  try {
    const { saveProfile } = await import('@scribblepup/library');
    await saveProfile({ email });
    return true;
  } catch (error) {
    failureHandler('remember-email')(error);
    return false;
  }
};

/**
 * Stores the email in this device's profile. If that fails, warns the visitor and continues.
 */
export async function rememberEmail(email: string): Promise<void> {
  if (!(await storeEmail(email))) notify.warning(warnings.email);
}

/**
 * Logs in on this device immediately, and remembers the email. Warns if the token, or else the
 * email, could not be stored.
 */
export async function signIn(email: string): Promise<void> {
  if (setToken(PLACEHOLDER_TOKEN)) return rememberEmail(email);
  notify.warning(warnings.token);
  await storeEmail(email);
}
