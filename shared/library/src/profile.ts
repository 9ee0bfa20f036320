import { announce } from './changes';
import { read, write } from './database';
import { isProfile } from './records';
import type { Profile } from './types';

export const PROFILE_KEY = 'profile';

/** The profile stored on this device; null if there is none or it is damaged. */
export const getProfile = async (): Promise<Profile | null> => {
  const record: unknown = await read(['meta'], (transaction) =>
    transaction.objectStore('meta').get(PROFILE_KEY),
  );
  return isProfile(record) ? record : null;
};

/**
 * Changes the given fields of the profile and returns the updated profile. The change is on disk
 * when the promise resolves.
 */
export const saveProfile = async (change: Partial<Profile>): Promise<Profile> => {
  const profile = await write(['meta'], 'strict', async (transaction) => {
    const store = transaction.objectStore('meta');
    const record: unknown = await store.get(PROFILE_KEY);
    const before: Profile = isProfile(record) ? record : { firstName: '', lastName: '', email: '' };
    const after: Profile = { ...before, ...change };
    await store.put(after, PROFILE_KEY);
    return after;
  });
  announce('profile');
  return profile;
};
