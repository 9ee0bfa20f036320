import { isHashed } from '../../../api/src/site/cache';
import { isHashed as isHashedInWorker } from '../../../shell/src/offline/worker/addresses';

// The service worker cannot import from the server, so it has its own copy of the pattern.
test.each([
  ['main.0123456789.js', true],
  ['assets/dog-finder.0a1b2c3d4e.bin', true],
  ['mf-books/1.0.0-abc/page.0123456789.css', true],
  ['main.012345678.js', false],
  ['main.0123456789abc.js', false],
  ['main.0123456789', false],
  ['registry.json', false],
])('%s counts as hashed for the server and for the service worker: %p', (file, expected) => {
  expect([isHashed(file), isHashedInWorker(`https://pups.example/${file}`)]).toEqual([
    expected,
    expected,
  ]);
});
