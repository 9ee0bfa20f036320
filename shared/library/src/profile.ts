import { announce } from './changes';
import { read, write } from './database';
import type { Profile } from './types';

const KEY = 'profile';

/** The profile kept on this device; null before anybody logged in here. */
export const getProfile = async (): Promise<Profile | null> =>
  (await read(['meta'], (transaction) => transaction.objectStore('meta').get(KEY))) ?? null;

/** Changes the given fields of the profile and gives it as it then is; on disk when it resolves. */
export const saveProfile = async (change: Partial<Profile>): Promise<Profile> => {
  const profile = await write(['meta'], 'strict', async (transaction) => {
    const store = transaction.objectStore('meta');
    const before: Profile = (await store.get(KEY)) ?? { firstName: '', lastName: '', email: '' };
    const after: Profile = { ...before, ...change };
    await store.put(after, KEY);
    return after;
  });
  announce('profile');
  return profile;
};
