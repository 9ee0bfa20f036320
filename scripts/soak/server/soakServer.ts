import autocannon from 'autocannon';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { median } from '../../bench/measure';
import { startServer, type ServerProcess } from '../../bench/startServer';
import { builtSite } from '../../build';
import { appFolders } from '../../config/apps';
import { temporaryFolder } from '../../config/temporaryFolder';
import { publish } from '../../release/core/publish';
import { rollback } from '../../release/core/rollback';
import { startAttackers, type Target } from './attackers';
import { findFaults, growthOf, mean, type Slice } from './verdict';

const RATE = 2000;
// The slices are short and alternate, so that other load on the machine affects both servers
// equally.
const SITE_SECONDS = 6;
const BARE_SECONDS = 3;
const SWITCH_MS = 10_000;
const SAMPLE_MS = 2_000;

/**
 * Publishes two releases of every app to a new store. Returns the store and, for each of the two,
 * the versions in the order of `appFolders`.
 */
const publishTwice = async (dist: string): Promise<{ store: string; versions: string[][] }> => {
  const store = await temporaryFolder('soak');
  const versions: string[][] = [];
  for (const version of ['1.0.0', '1.0.1']) {
    const names: string[] = [];
    for (const folder of appFolders)
      names.push((await publish(folder, resolve(dist, folder), store, { version })).version);
    versions.push(names);
  }
  return { store, versions };
};

/** Points every app to the other release, one app after the other, as teams would. */
const switchReleases = (store: string, versions: string[][]): (() => Promise<number>) => {
  let switches = 0;
  return async () => {
    const next = versions[switches++ % 2];
    for (const [i, folder] of appFolders.entries()) await rollback(folder, store, next[i]);
    return switches;
  };
};

const load = async ({ origin, paths }: Subject, seconds: number): Promise<Slice> => {
  const result = await autocannon({
    url: origin,
    connections: 50,
    overallRate: RATE,
    duration: seconds,
    workers: 1,
    headers: { 'accept-encoding': 'br' },
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx,
    errors: result['5xx'],
    broken: result.errors,
  };
};

/** Calls a job every `ms`, one call after another. Returns a function that stops this. */
const repeat = (ms: number, job: () => Promise<unknown>): (() => Promise<unknown>) => {
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(job);
  }, ms);
  return () => {
    clearInterval(timer);
    return last;
  };
};

/** A server under test, with the addresses that the load requests. */
interface Subject extends Target {
  readonly paths: readonly string[];
  readonly server: ServerProcess;
}

/** Starts the gateway on a store, and a bare Fastify server that sends the same responses. */
const startServers = async (
  store: string,
  shell: string,
): Promise<{ site: Subject; bare: Subject }> => {
  const script = (await readdir(resolve(store, shell))).find((name) =>
    /^main\.\w+\.js$/.test(name),
  );
  if (!script) throw new Error(`${shell} is not a built shell`);
  const site = await startServer('api/src/main.ts', [], { DIST: store, RATE_LIMIT: '0' });
  const dogs = await fetch(`${site.origin}/v1/demo/dog`).then((response) => response.text());
  const bare = await startServer('api/bench/bare.ts', [dogs, resolve(store, shell)]);
  return {
    site: {
      server: site,
      origin: site.origin,
      page: '/home',
      paths: ['/home', '/v1/demo/dog', `/${shell}/${script}`, '/registry.json', '/v1/demo/dog'],
    },
    bare: {
      server: bare,
      origin: bare.origin,
      page: '/files/index.html',
      paths: ['/files/index.html', '/text', `/files/${script}`, '/files/integrity.json', '/text'],
    },
  };
};

const sumOf = (slices: readonly Slice[], key: 'refused' | 'errors' | 'broken'): number =>
  slices.reduce((sum, slice) => sum + slice[key], 0);

const row = (server: string, slices: readonly Slice[]): Record<string, unknown> => ({
  server,
  'requests/s': Math.round(mean(slices.map(({ perSecond }) => perSecond))),
  'p50 ms': median(slices.map(({ p50 }) => p50)),
  'p99 ms': median(slices.map(({ p99 }) => p99)),
  'worst p99 ms': Math.max(...slices.map(({ p99 }) => p99)),
  refused: sumOf(slices, 'refused'),
  '5xx': sumOf(slices, 'errors'),
  broken: sumOf(slices, 'broken'),
});

/**
 * npm run soak -- server [minutes]: loads the server with 2,000 requests a second and misbehaving
 * clients, while releases are switched. In between, a bare Fastify server gets the same load.
 */
export const soakServer = async (minutes: number): Promise<boolean> => {
  const seconds = minutes * 60;
  const { store, versions } = await publishTwice(await builtSite());
  const { site, bare } = await startServers(store, `shell/${versions[1][0]}`);
  const attackers = startAttackers(site);
  const samples: number[] = [];
  const stopSampling = repeat(SAMPLE_MS, async () => samples.push(await site.server.memory()));
  const switchAll = switchReleases(store, versions);
  let switches = 0;
  const stopSwitching = repeat(SWITCH_MS, async () => (switches = await switchAll()));

  const slices: { site: Slice[]; bare: Slice[] } = { site: [], bare: [] };
  try {
    for (let done = 0; done < seconds; done += SITE_SECONDS) {
      attackers.setTarget(site);
      slices.site.push(await load(site, Math.min(SITE_SECONDS, seconds - done)));
      attackers.setTarget(bare);
      slices.bare.push(await load(bare, BARE_SECONDS));
      console.log(`${Math.min(done + SITE_SECONDS, seconds)} of ${seconds} s`);
    }
  } finally {
    await Promise.all([stopSampling(), stopSwitching()]);
    await attackers.stop();
    await Promise.all([site.server.stop(), bare.server.stop()]);
  }

  const outcomes = attackers.outcomesAt(site.origin);
  const faults = findFaults(slices.site, slices.bare, outcomes, samples);
  console.table([row('this server', slices.site), row('bare Fastify', slices.bare)]);
  console.log('How the visits of misbehaving clients to this server ended:');
  console.table(outcomes);
  console.log(`${switches} switches of all releases; memory ${growthOf(samples).words}`);
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} faults`);
  return faults.length === 0;
};
