import { stubCanvases } from '../testing/pictures';
import { plainDog } from '../testing/dog';
import { firstDesigns } from './design';
import { coverPicture } from './paintCover';

const [design] = firstDesigns('Маша');
const finished = new Blob(['cover']);

/** Renders a cover in a browser that loads fonts with `load`. */
const renderWith = (load: () => Promise<unknown>): Promise<Blob> => {
  stubCanvases();
  HTMLCanvasElement.prototype.toBlob = (done) => done(finished);
  Object.assign(document, { fonts: { load } });
  const cutout = document.createElement('canvas');
  return coverPicture({ cutout, lines: [], size: plainDog, isCropped: false }, design);
};

afterEach(() => jest.useRealTimers());

test('a cover is painted even if the font of its title is blocked', async () => {
  const load = jest.fn(() => Promise.reject(new DOMException('Blocked', 'NetworkError')));
  expect(await renderWith(load)).toBe(finished);
  // The font has a separate file for Cyrillic letters.
  expect(load).toHaveBeenCalledWith(expect.stringContaining('Shantell Sans'), design.title);
});

test('a cover does not wait for a font whose connection stalls', async () => {
  jest.useFakeTimers();
  const onPainted = jest.fn();
  void renderWith(() => new Promise(() => undefined)).then(onPainted);
  await jest.advanceTimersByTimeAsync(9000);
  expect(onPainted).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(onPainted).toHaveBeenCalledWith(finished);
});
