import { build } from './build';

// DIST names a folder that has already been built.
if (!process.env['DIST']) await build();
await import('../api/src/main');
