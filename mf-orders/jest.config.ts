/** @jest-config-loader esbuild-register */
import { browserJest } from '../scripts/config/jest/preset';

// The tests use the real library, on an in-memory database.
export default browserJest({ setupFiles: ['fake-indexeddb/auto'] });
