// Long enough for any browser to have started reading the file, in ms.
const RELEASE_AFTER_MS = 60_000;

/** Gives a file to the browser's download list. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
