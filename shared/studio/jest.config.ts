/** @jest-config-loader esbuild-register */
import { nodeJest } from '../../scripts/config/jest/preset';

// Node has structuredClone, Blob and BroadcastChannel of its own; jsdom lacks the first and
// its Blob cannot be cloned into a database.
export default nodeJest({ setupFiles: ['fake-indexeddb/auto'] });
