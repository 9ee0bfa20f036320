import { build } from './build';

await build();
await import('../api/src/main');
