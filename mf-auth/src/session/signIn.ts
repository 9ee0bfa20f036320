import { setToken } from '@scribblepup/kernel';
import { saveProfile } from '@scribblepup/library';
import { notify } from '@scribblepup/ui';

// There is no server that could issue one; the guards only ask whether a token is there.
const PLACEHOLDER_TOKEN = 'scribblepup-local-session';

const warnings = {
  token: 'This browser stores nothing for this site: you are signed in until the page is closed or reloaded.',
  email: "Your email couldn't be remembered on this device.",
} as const;

const isRemembered = (email: string): Promise<boolean> =>
  saveProfile({ email }).then(
    () => true,
    () => false,
  );

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
