import '../../../shared/ui/src/styles/index.css';
import {
  CONTRACT_VERSION,
  remoteNames,
  runtimeConfig,
  type RemoteModule,
  type RemoteName,
} from '@scribblepup/kernel';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../../../shell/src/App';
import { createLoader } from '../../../shell/src/federation/loader';

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

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
createRoot(container).render(
  createElement(StrictMode, null, createElement(App, { config: runtimeConfig(), loader })),
);
