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

// jsdom cannot download a file. It takes a click on a download link for a navigation, and prints an
// error because it cannot navigate either.
if (typeof HTMLAnchorElement !== 'undefined') {
  HTMLAnchorElement.prototype.click = function clickLink(this: HTMLAnchorElement) {
    if (this.download)
      this.addEventListener('click', (event) => event.preventDefault(), { once: true });
    HTMLElement.prototype.click.call(this);
  };
}
