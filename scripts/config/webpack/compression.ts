import CompressionPlugin from 'compression-webpack-plugin';
import { constants, type BrotliOptions } from 'node:zlib';
import type { WebpackPluginInstance } from 'webpack';

const text = { test: /\.(js|css|html|json|svg|txt)$/, threshold: 1024, minRatio: 0.95 };

/** A .br and a .gz beside every text file that gains by it; the server hands them out as they are. */
export const compression = (): WebpackPluginInstance[] => [
  new CompressionPlugin<BrotliOptions>({
    ...text,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({ ...text, filename: '[path][base].gz', algorithm: 'gzip', compressionOptions: { level: 9 } }),
];
