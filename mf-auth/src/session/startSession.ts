import { setToken } from '@scribblepup/kernel';
import { saveProfile } from '@scribblepup/library';
import { notify } from '@scribblepup/ui';

// There is no server that could issue one; the guards only ask whether a token is there.
const PLACEHOLDER_TOKEN = 'scribblepup-local-session';

/** Logs in on this device. */
export const startSession = (): void => setToken(PLACEHOLDER_TOKEN);

/** Keeps the e-mail in this device's profile. Where the device refuses, it says so and goes on. */
export async function rememberEmail(email: string): Promise<void> {
  try {
    await saveProfile({ email });
  } catch {
    notify.warning("Your email couldn't be remembered on this device.");
  }
}
