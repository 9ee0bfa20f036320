/** Returns a promise `opened` and a function `open` that resolves it. */
export const latch = (): { readonly open: () => void; readonly opened: Promise<void> } => {
  let open!: () => void;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { open, opened };
};
