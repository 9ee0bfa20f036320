import { TextDecoder, TextEncoder } from 'node:util';

// React Router 7 needs the encoders, and jsdom has neither them nor a modal <dialog>.
Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;

if (
  typeof HTMLDialogElement !== 'undefined' &&
  !('showModal' in HTMLDialogElement.prototype && HTMLDialogElement.prototype.showModal)
) {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}
