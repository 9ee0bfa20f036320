import { stubCanvases } from '../testing/pictures';
import { plainDog } from '../testing/dog';
import { firstDesigns } from './design';
import { coverPicture } from './paintCover';

const [design] = firstDesigns('Маша');
const finished = new Blob(['cover']);

/** Makes a cover while the browser loads its font in this way. */
const paintWhile = (load: () => Promise<unknown>): Promise<Blob> => {
  stubCanvases();
  HTMLCanvasElement.prototype.toBlob = (done) => done(finished);
  Object.assign(document, { fonts: { load } });
  const cutout = document.createElement('canvas');
  return coverPicture({ cutout, lines: [], size: plainDog, isCropped: false }, design);
};

afterEach(() => jest.useRealTimers());

test('a cover is painted even if the font of its title is blocked', async () => {
  const load = jest.fn(() => Promise.reject(new DOMException('Blocked', 'NetworkError')));
  expect(await paintWhile(load)).toBe(finished);
  // Cyrillic letters are in a file of their own.
  expect(load).toHaveBeenCalledWith(expect.stringContaining('Shantell Sans'), design.title);
});

test('a cover does not wait for a font whose connection stalls', async () => {
  jest.useFakeTimers();
  const onPainted = jest.fn();
  void paintWhile(() => new Promise(() => undefined)).then(onPainted);
  await jest.advanceTimersByTimeAsync(9000);
  expect(onPainted).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(onPainted).toHaveBeenCalledWith(finished);
});
