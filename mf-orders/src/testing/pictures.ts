/** Makes `fetch` respond to every request with a picture, or with an error if `ok` is false. */
export const respondWith = (picture: Blob, { ok = true } = {}): void => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok, blob: () => Promise.resolve(picture) } as Response),
  );
};
