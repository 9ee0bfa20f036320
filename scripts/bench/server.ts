import autocannon from 'autocannon';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { builtSite } from '../build';
import { exitOnSignals } from '../config/atExit';
import { readCommandLine } from '../config/commandLine';
import { integerFromEnv } from '../config/integer';
import { startServer } from './startServer';

exitOnSignals();
readCommandLine('[ROUNDS=5] [SECONDS=2] npm run bench:server');

const ROUNDS = integerFromEnv('ROUNDS', 5);
const SECONDS = integerFromEnv('SECONDS', 2);
const CONNECTIONS = 20;

interface Speed {
  readonly perSecond: number;
  /** Latency percentiles, 50th and 99th, in ms. */
  readonly p50: number;
  readonly p99: number;
}

const measure = async (url: string): Promise<Speed> => {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  });
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} responses without a 2xx status, ${errors} failed requests`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
};

// Other load on the machine can only slow a round down, so the best round is the most accurate.
const best = (speeds: readonly Speed[]): Speed =>
  speeds.toSorted((a, b) => b.perSecond - a.perSecond)[0];

const row = (what: string, server: string, { perSecond, p50, p99 }: Speed) => ({
  what,
  server,
  'requests/s': Math.round(perSecond),
  'p50 ms': p50,
  'p99 ms': p99,
});

/**
 * Measures the demo endpoints and a built file, alternating each with a bare Fastify server that
 * sends the same response.
 */
const compare = async (): Promise<void> => {
  const dist = await builtSite();
  const site = await startServer('api/src/main.ts', [], {
    DIST: dist,
    RATE_LIMIT: String(Number.MAX_SAFE_INTEGER),
  });
  const script = readdirSync(resolve(dist, 'shell')).find((file) => /^main\.\w+\.js$/.test(file));
  if (!script) throw new Error(`${dist} has no built shell`);
  const rows = [];
  for (const path of ['/v1/demo/dog', '/v1/demo/dog/video', '/v1/demo/dog/1', `/${script}`]) {
    const isFile = path.endsWith('.js');
    const text = isFile ? '0' : await fetch(site.origin + path).then((response) => response.text());
    const bare = await startServer('api/bench/bare.ts', [text, resolve(dist, 'shell')]);
    const bareUrl = isFile ? `${bare.origin}/files${path}` : `${bare.origin}/text`;
    const [ofSite, ofBare]: [Speed[], Speed[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      ofBare.push(await measure(bareUrl));
      ofSite.push(await measure(site.origin + path));
    }
    await bare.stop();
    const [bareSpeed, siteSpeed] = [best(ofBare), best(ofSite)];
    rows.push(row(path, 'bare Fastify', bareSpeed), row(path, 'this server', siteSpeed));
    rows.push({
      what: path,
      server: 'ratio',
      'requests/s': (siteSpeed.perSecond / bareSpeed.perSecond).toFixed(2),
    });
  }
  await site.stop();
  console.table(rows);
};

await compare();
