/** How long the browser is given to take a file over, ms: some read it well after the click. */
const HANDOVER_MS = 60_000;

/** Hands a file to the browser's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HANDOVER_MS);
};
