import CompressionPlugin from 'compression-webpack-plugin';
import { constants, type BrotliOptions } from 'node:zlib';
import type { WebpackPluginInstance } from 'webpack';

const compressible = { test: /\.(js|css|html|json|svg|txt|bin)$/, threshold: 1024, minRatio: 0.95 };

/** Writes a .br and a .gz next to every compressible file. The server sends them as they are. */
export const compression = (): WebpackPluginInstance[] => [
  new CompressionPlugin<BrotliOptions>({
    ...compressible,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({
    ...compressible,
    filename: '[path][base].gz',
    algorithm: 'gzip',
    compressionOptions: { level: 9 },
  }),
];
