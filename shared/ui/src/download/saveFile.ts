/** How long the object URL stays valid, in ms: some browsers read the file long after the click. */
const URL_LIFETIME_MS = 60_000;

/** Saves a file through the browser's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
};
