import { appFolders } from '../config/apps';
import { readCommandLine } from '../config/commandLine';
import { runCommand } from './core/command';
import { currentRelease, registryName } from './core/pointers';
import { listReleases } from './core/releases';
import { readRegistry, storeFolder } from './core/store';

// npm run releases
readCommandLine('npm run releases');
await runCommand(async () => {
  const store = storeFolder();
  const registry = await readRegistry(store);
  const rows = await Promise.all(
    appFolders.map(async (folder) => {
      const pointer = registry.remotes[registryName(folder)];
      return (await listReleases(store, folder)).map(({ version, at }) => ({
        app: folder,
        release: version,
        published: at.toISOString(),
        visitors:
          version === currentRelease(registry, folder)
            ? pointer?.off
              ? `none: ${pointer.off}`
              : 'all'
            : version === pointer?.canary?.version
              ? `${pointer.canary.percent}%`
              : '',
      }));
    }),
  );
  const all = rows.flat();
  if (all.length > 0) console.table(all);
  return `${all.length} releases in ${store}`;
});
