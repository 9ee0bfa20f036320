import type { Configuration } from 'webpack';
import { remoteConfig } from '../scripts/config/webpack';
import { firstHtml, preserveFirstHtml } from '../scripts/firstHtml/config';

const site = remoteConfig('auth');

// A second build renders the forms ahead of time.
export default async (): Promise<Configuration[]> => [
  preserveFirstHtml(await site()),
  firstHtml({ folder: 'mf-auth', entry: './src/firstHtml.tsx', publicPath: '/mf-auth/' }),
];
