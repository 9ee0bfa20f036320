interface SavedFile {
  readonly name: string;
  readonly file: Blob;
}

/** Catches the files saved through the browser's downloads, from now until the end of the test. */
export const catchDownloads = (): readonly SavedFile[] => {
  const blobs = new Map<string, Blob>();
  const saved: SavedFile[] = [];
  let last = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:caught/${(last += 1)}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: blobs.get(this.href)! });
  });
  return saved;
};
