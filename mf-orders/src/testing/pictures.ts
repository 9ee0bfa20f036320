/** Answers every request with a picture, or with an error that has it as its body. */
export const respondWith = (picture: Blob, { ok = true } = {}): void => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok, blob: () => Promise.resolve(picture) } as Response),
  );
};
