import { stubCanvases } from '../testing/pictures';
import { plainDog } from '../testing/dog';
import { firstDesigns } from './design';
import { coverPicture } from './paintCover';

test('a cover is painted even if the font of its title is blocked', async () => {
  stubCanvases();
  const finished = new Blob(['cover']);
  HTMLCanvasElement.prototype.toBlob = (done) => done(finished);
  const load = jest.fn(() => Promise.reject(new DOMException('Blocked', 'NetworkError')));
  Object.assign(document, { fonts: { load } });
  const cutout = document.createElement('canvas');
  const art = { cutout, lines: [], size: plainDog, isCropped: false };
  const [design] = firstDesigns('Маша');
  expect(await coverPicture(art, design)).toBe(finished);
  // Cyrillic letters are in a file of their own.
  expect(load).toHaveBeenCalledWith(expect.stringContaining('Shantell Sans'), design.title);
});
