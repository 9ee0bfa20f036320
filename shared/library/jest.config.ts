/** @jest-config-loader esbuild-register */
import { nodeJest } from '../../scripts/config/jest/preset';

// Run in Node, not jsdom: Node has structuredClone, Blob and BroadcastChannel. jsdom lacks
// structuredClone, and its Blob cannot be cloned into a database.
export default nodeJest({ setupFiles: ['fake-indexeddb/auto'] });
