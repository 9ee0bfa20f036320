import 'fake-indexeddb/auto';
import { cloneKeepingBlobs } from './clone';

// The database copies what it stores. Node cannot copy jsdom's Blobs, and does not have to.
globalThis.structuredClone = cloneKeepingBlobs;

// Adds what jsdom lacks for Blobs. Node has all of it, for tests that run without jsdom.
if (typeof URL.createObjectURL !== 'function') {
  let last = 0;
  URL.createObjectURL = () => `blob:test/${(last += 1)}`;
  URL.revokeObjectURL = () => undefined;
}
// jsdom has no layout.
if (typeof window !== 'undefined') {
  window.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
}
if (typeof Blob.prototype.arrayBuffer !== 'function') {
  Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error ?? new Error('The Blob could not be read.'));
      reader.readAsArrayBuffer(this);
    });
  };
}
if (typeof Blob.prototype.text !== 'function') {
  Blob.prototype.text = async function text(this: Blob) {
    return new TextDecoder().decode(await this.arrayBuffer());
  };
}
