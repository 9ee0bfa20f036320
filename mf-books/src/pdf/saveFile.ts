/** How long the browser is given to take the file over, ms. */
const HANDOVER = 60_000;

/** Hands a file to the browser's downloads. */
export const saveFile = (content: Uint8Array | Blob, name: string, type = 'application/pdf'): void => {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HANDOVER);
};
