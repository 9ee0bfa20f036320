import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { remotes } from '../../scripts/config/apps';
import { temporaryFolder } from '../../scripts/config/temporaryFolder';
import { changeRegistry } from '../../scripts/release/core/store';
import { startCdn, type Cdn } from './cdn';
import { startSite } from './offline';
import { startStore } from './store';

/** Serves the shell from one origin, and all of its remotes from another. */
export const startCrossOriginSite = async (): Promise<{
  readonly site: Awaited<ReturnType<typeof startSite>>;
  readonly cdn: Cdn;
  readonly close: () => Promise<void>;
}> => {
  const { store, close } = await startStore();
  await close();
  const folder = await temporaryFolder('cdn');
  for (const remote of remotes)
    await rename(join(store, remote.folder), join(folder, remote.folder));
  const cdn = await startCdn(folder);
  await changeRegistry(store, ({ remotes: ours, ...registry }) => ({
    ...registry,
    remotes: Object.fromEntries(
      Object.entries(ours).map(([name, pointer]) => [
        name,
        { ...pointer, entry: `${cdn.url}/${pointer.entry}` },
      ]),
    ),
  }));
  const site = await startSite(store, { remoteOrigins: [cdn.url] });
  return {
    site,
    cdn,
    close: async () => void (await Promise.all([site.stop(), cdn.close()])),
  };
};
