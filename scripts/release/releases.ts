import { appFolders } from '../config/apps';
import { readCommandLine } from '../config/commandLine';
import { runCommand } from './core/command';
import { listReleases } from './core/releases';
import { readRegistry, storeFolder } from './core/store';
import { visitorsOf } from './core/visitors';

// npm run releases
readCommandLine('npm run releases');
await runCommand(async () => {
  const store = storeFolder();
  const registry = await readRegistry(store);
  const rows = await Promise.all(
    appFolders.map(async (folder) =>
      (await listReleases(store, folder)).map(({ version, publishedAt }) => ({
        app: folder,
        release: version,
        published: publishedAt.toISOString(),
        visitors: visitorsOf(registry, folder, version),
      })),
    ),
  );
  const all = rows.flat();
  if (all.length === 0)
    return `There are no releases in ${store}. To add one: npm run publish -w mf-books`;
  console.table(all);
  return `${all.length} releases in ${store}`;
});
