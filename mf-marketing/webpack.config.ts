import type { Configuration } from 'webpack';
import { remoteConfig } from '../scripts/config/webpack';
import { firstHtml, keepingFirstHtml } from '../scripts/firstHtml/config';

const site = remoteConfig('marketing');

// The screens of this remote are public, so a second build renders their HTML ahead of time.
export default async (): Promise<Configuration[]> => [
  keepingFirstHtml(await site()),
  firstHtml({ folder: 'mf-marketing', entry: './src/first.tsx', publicPath: '/mf-marketing/' }),
];
