import { entryScripts } from './entryScripts';

test("an entry's script has its address and its hash", () => {
  const url = 'https://site.example/mf-books/1/remoteEntry.js';
  const { createScript } = entryScripts((requested) =>
    requested === url ? 'sha384-entry' : undefined,
  );
  expect(createScript?.({ url })).toMatchObject({
    script: { src: url, integrity: 'sha384-entry' },
  });
});
