import '../../../shared/ui/src/styles/index.css';
import {
  CONTRACT_VERSION,
  remoteNames,
  runtimeConfig,
  type RemoteModule,
  type RemoteName,
} from '@scribblepup/kernel';
import { createLoader } from '../../../shell/src/federation/loader';
import { mountSite } from '../../../shell/src/mountSite';

// The site as one single-page app, with the same shell and the same screens, each still in its own
// chunk. build.ts limits this import to the existing remotes.
const remote = (name: RemoteName): Promise<{ default: RemoteModule }> =>
  import(`../../../mf-${name}/src/remote`);

const registry = new Map(
  remoteNames.map((name) => [
    name,
    { manifestUrl: '', contract: CONTRACT_VERSION, version: '', isTrusted: true },
  ]),
);
const loader = createLoader({
  fetchRegistry: () => Promise.resolve({ ok: true, registry }),
  runtime: { fetchModule: async (name) => (await remote(name)).default },
});

void mountSite({ config: runtimeConfig(), loader, startedAt: performance.now() });
