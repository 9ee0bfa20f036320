import { build } from './build';

// DIST names a folder that is already built.
if (!process.env['DIST']) await build();
await import('../api/src/main');
