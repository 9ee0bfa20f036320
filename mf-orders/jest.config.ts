/** @jest-config-loader esbuild-register */
import { browserJest } from '../scripts/config/jest/preset';

// The tests go through the real library, on a database in memory.
export default browserJest({ setupFiles: ['fake-indexeddb/auto'] });
