import type { Configuration } from 'webpack';
import { remoteConfig } from '../scripts/config/webpack';
import { firstHtml, preserveFirstHtml } from '../scripts/firstHtml/config';

const site = remoteConfig('marketing');

// The screens of this remote are public, so a second build renders their HTML ahead of time.
export default async (): Promise<Configuration[]> => [
  preserveFirstHtml(await site()),
  firstHtml({ folder: 'mf-marketing', entry: './src/firstHtml.tsx', publicPath: '/mf-marketing/' }),
];
