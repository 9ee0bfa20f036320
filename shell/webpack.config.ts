import type { Configuration } from 'webpack';
import { shellConfig } from '../scripts/config/webpack';
import { firstHtml, preserveFirstHtml, plainScripts } from '../scripts/firstHtml/config';

export default (_env: unknown, argv: { mode?: string }): Configuration | Configuration[] =>
  argv.mode === 'development'
    ? shellConfig(false)
    : [
        preserveFirstHtml(shellConfig()),
        firstHtml({ folder: 'shell', entry: './src/firstHtml.tsx', publicPath: '/' }),
        plainScripts({ start: './src/start.ts', sw: './src/offline/worker/sw.ts' }),
      ];
