import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { chromiumLaunch } from '../../e2e/support/browser';
import { build } from '../build';
import { root } from '../config/apps';
import { serveSite } from '../config/serve';
import { medianVisit, visit, type Visit } from './measure';
import { buildSpa } from './spa/build';

const RUNS = Number(process.env['RUNS'] ?? 7);
const routes = [
  { path: '/home', loggedIn: false },
  { path: '/login', loggedIn: false },
  { path: '/my-projects', loggedIn: true },
];

const row = (path: string, kind: string, { requests, scriptBytes, paintMs, routeMs }: Visit) => ({
  route: path,
  build: kind,
  requests,
  'JS KB': (scriptBytes / 1024).toFixed(1),
  'first paint ms': paintMs.toFixed(0),
  'route ms': routeMs.toFixed(0),
});

const ratio = (path: string, site: Visit, spa: Visit) => ({
  route: path,
  build: 'ratio',
  requests: (site.requests / spa.requests).toFixed(2),
  'JS KB': (site.scriptBytes / spa.scriptBytes).toFixed(2),
  'first paint ms': (site.paintMs / spa.paintMs).toFixed(2),
  'route ms': (site.routeMs / spa.routeMs).toFixed(2),
});

/**
 * Measures the cost of federation: cold visits to the built site and to the same code as one app,
 * in turn.
 */
const compare = async (): Promise<void> => {
  // DIST names a folder that is already built.
  if (!process.env['DIST']) await build();
  const [site, spa] = [
    await serveSite(resolve(process.env['DIST'] ?? resolve(root, 'dist'))),
    await serveSite(await buildSpa()),
  ];
  const browser = await chromium.launch(await chromiumLaunch());
  const rows = [];
  for (const { path, loggedIn } of routes) {
    const [ofSite, ofSpa]: [Visit[], Visit[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      ofSpa.push(await visit(browser, spa.url + path, loggedIn));
      ofSite.push(await visit(browser, site.url + path, loggedIn));
    }
    const [one, all] = [medianVisit(ofSpa), medianVisit(ofSite)];
    rows.push(row(path, 'one app', one), row(path, 'federated', all), ratio(path, all, one));
  }
  console.table(rows);
  await browser.close();
  await Promise.all([site.close(), spa.close()]);
};

await compare();
