import { setToken } from '@scribblepup/kernel';
import { notify } from '@scribblepup/ui';

// There is no server that could issue one; the guards only ask whether a token is there.
const PLACEHOLDER_TOKEN = 'scribblepup-local-session';

const warnings = {
  token:
    'This browser stores nothing for this site: you are signed in until the page is closed or reloaded.',
  email: "Your email couldn't be remembered on this device.",
} as const;

/** The device's records come with the first e-mail to keep: the screens themselves do without. */
const isRemembered = async (email: string): Promise<boolean> => {
  try {
    const { saveProfile } = await import('@scribblepup/library');
    await saveProfile({ email });
    return true;
  } catch {
    return false;
  }
};

/** Keeps the e-mail in this device's profile. Where the device refuses, it says so and goes on. */
export async function rememberEmail(email: string): Promise<void> {
  if (!(await isRemembered(email))) notify.warning(warnings.email);
}

/** Logs in on this device at once, and remembers the e-mail; says what could not be stored. */
export async function signIn(email: string): Promise<void> {
  if (setToken(PLACEHOLDER_TOKEN)) return rememberEmail(email);
  notify.warning(warnings.token);
  await isRemembered(email);
}
