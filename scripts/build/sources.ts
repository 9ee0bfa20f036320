import { createHash } from 'node:crypto';
import { fingerprint } from '../config/fingerprint';

/**
 * The sources, below the root, that every app's build reads in addition to the app's own folder.
 */
export const commonSources: readonly string[] = [
  'shared',
  'scripts/config',
  'scripts/firstHtml',
  'shell/src/federation/timing.ts',
  'api/src/site/cache.ts',
  'api/src/site/webManifest.ts',
  'api/src/running/listening.ts',
  'package-lock.json',
];

/** Each app's fingerprint. The sources that all apps share are read once. */
export const fingerprintsOf = async (folders: readonly string[]): Promise<string[]> => {
  const common = await fingerprint(commonSources);
  const combinedWithCommon = (ownFingerprint: string): string =>
    createHash('sha256').update(ownFingerprint).update(common).digest('hex').slice(0, 16);
  return Promise.all(
    folders.map(async (folder) => combinedWithCommon(await fingerprint([folder]))),
  );
};
