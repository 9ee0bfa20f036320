import autocannon from 'autocannon';
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../../bench/measure';
import { serve } from '../../bench/serve';
import { builtSite } from '../../build';
import { appFolders } from '../../config/apps';
import { temporaryFolder } from '../../config/temporaryFolder';
import { publish } from '../../release/core/publish';
import { rollback } from '../../release/core/rollback';
import { startAttackers } from './attackers';
import { findFaults, growthOf, mean, type Sample, type Slice } from './verdict';

const RATE = 2000;
// Short, alternating slices, so that other load on the machine affects both servers equally.
const SITE_SECONDS = 6;
const BARE_SECONDS = 3;
const SWITCH_MS = 10_000;
const SAMPLE_MS = 2_000;

/** Two releases of every app in a new store, and the folder of the shell's current one. */
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

const memoryOf = async (pid: number): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
};

const load = async (origin: string, paths: readonly string[], seconds: number): Promise<Slice> => {
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

/**
 * npm run soak -- server [minutes]: loads the server with 2,000 requests a second and misbehaving
 * clients, while releases are switched. In between, a bare Fastify server gets the same load.
 */
export const soakServer = async (minutes: number): Promise<boolean> => {
  const seconds = minutes * 60;
  const dist = await builtSite();
  const { store, versions } = await publishTwice(dist);
  const shell = `shell/${versions[1][0]}`;
  const script = (await readdir(resolve(store, shell))).find((name) =>
    /^main\.\w+\.js$/.test(name),
  );
  if (!script) throw new Error(`${dist} has no built shell`);
  const site = await serve('api/src/main.ts', [], { DIST: store, RATE_LIMIT: '0' });
  const dogs = await fetch(`${site.origin}/v1/demo/dog`).then((answer) => answer.text());
  const bare = await serve('api/bench/bare.ts', [dogs, resolve(store, shell)]);
  const ofSite = ['/home', '/v1/demo/dog', `/${shell}/${script}`, '/registry.json', '/v1/demo/dog'];
  const ofBare = [
    '/files/index.html',
    '/text',
    `/files/${script}`,
    '/files/integrity.json',
    '/text',
  ];

  const targets = {
    site: { origin: site.origin, page: '/home' },
    bare: { origin: bare.origin, page: '/files/index.html' },
  };
  const attackers = startAttackers(targets.site);
  const samples: Sample[] = [];
  const started = performance.now();
  const sampling = setInterval(() => {
    void memoryOf(site.pid).then((mb) =>
      samples.push({ seconds: (performance.now() - started) / 1000, mb }),
    );
  }, SAMPLE_MS);
  const toOther = switchReleases(store, versions);
  let switching: Promise<unknown> = Promise.resolve();
  let switches = 0;
  const switcher = setInterval(() => {
    switching = switching.then(async () => (switches = await toOther()));
  }, SWITCH_MS);

  const slices: { site: Slice[]; bare: Slice[] } = { site: [], bare: [] };
  try {
    for (let done = 0; done < seconds; done += SITE_SECONDS) {
      attackers.turnTo(targets.site);
      slices.site.push(await load(site.origin, ofSite, Math.min(SITE_SECONDS, seconds - done)));
      attackers.turnTo(targets.bare);
      slices.bare.push(await load(bare.origin, ofBare, BARE_SECONDS));
      console.log(`${Math.min(done + SITE_SECONDS, seconds)} of ${seconds} s`);
    }
  } finally {
    clearInterval(switcher);
    clearInterval(sampling);
    await switching;
    await attackers.stop();
    await Promise.all([site.stop(), bare.stop()]);
  }

  const row = (server: string, all: readonly Slice[]): Record<string, unknown> => ({
    server,
    'requests/s': Math.round(mean(all.map(({ perSecond }) => perSecond))),
    'p50 ms': median(all.map(({ p50 }) => p50)),
    'p99 ms': median(all.map(({ p99 }) => p99)),
    'worst p99 ms': Math.max(...all.map(({ p99 }) => p99)),
    refused: all.reduce((sum, { refused }) => sum + refused, 0),
    '5xx': all.reduce((sum, { errors }) => sum + errors, 0),
    broken: all.reduce((sum, { broken }) => sum + broken, 0),
  });
  console.table([row('this server', slices.site), row('bare Fastify', slices.bare)]);
  const ends = attackers.endsAt(site.origin);
  console.log('How the bad clients of this server ended:');
  console.table(ends);
  console.log(`${switches} switches of all releases; memory ${growthOf(samples).words}`);
  const faults = findFaults(slices.site, slices.bare, ends, samples);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'All is as it should be.' : `${faults.length} faults`);
  return faults.length === 0;
};
