import 'fake-indexeddb/auto';
import { cloneKeepingBlobs } from './clone';

// The database copies what it stores. Node cannot copy jsdom's Blobs, and need not.
globalThis.structuredClone = cloneKeepingBlobs as typeof structuredClone;

// Adds what jsdom lacks for Blobs. (Tests that run without jsdom have all of it.)
if (typeof URL.createObjectURL !== 'function') {
  let last = 0;
  URL.createObjectURL = () => `blob:test/${(last += 1)}`;
  URL.revokeObjectURL = () => undefined;
}
if (typeof Blob.prototype.arrayBuffer !== 'function') {
  Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error as Error);
      reader.readAsArrayBuffer(this);
    });
  };
}
