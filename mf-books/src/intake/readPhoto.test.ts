/** @jest-environment node */
import { ColoringError, type ColoringClient, type PreparedPhoto } from '@scribblepup/studio';
import { fakeColoring } from '../testing/coloring';
import { readPhoto } from './readPhoto';
import * as files from './testing/files';

const clientThat = (prepare: () => Promise<PreparedPhoto>): ColoringClient =>
  fakeColoring({ prepare: jest.fn(prepare) });
const failing = (code: 'undecodable' | 'crashed') =>
  clientThat(() => Promise.reject(new ColoringError(code)));
const upright = { photo: new Blob(['jpeg']), width: 800, height: 600 };

test('returns the photo as the worker re-encoded it', async () => {
  await expect(
    readPhoto(
      files.jpeg(800, 600),
      clientThat(() => Promise.resolve(upright)),
    ),
  ).resolves.toEqual({ ...upright, note: null });
});

test('a file that is refused never reaches the worker', async () => {
  const client = clientThat(() => Promise.resolve(upright));
  await expect(readPhoto(files.png(1, 1), client)).rejects.toThrow('Too small to print.');
  expect(client.prepare).not.toHaveBeenCalled();
});

test('calls a photo incomplete if its header is valid, but it cannot be decoded', async () => {
  await expect(readPhoto(files.jpeg(800, 600), failing('undecodable'))).rejects.toThrow(
    'This file is incomplete. Copy it again.',
  );
});

test('HEIC gets special advice in browsers that cannot open it, and is accepted in others', async () => {
  const heic = files.iso(['heic'], [800, 600]);
  await expect(readPhoto(heic, failing('undecodable'))).rejects.toThrow(
    "iPhone HEIC photos can't be opened in this browser. Export as JPEG and try again.",
  );
  await expect(
    readPhoto(
      heic,
      clientThat(() => Promise.resolve(upright)),
    ),
  ).resolves.toMatchObject(upright);
});

test('a HEIC without dimensions in its header is measured after decoding', async () => {
  const tiny = clientThat(() => Promise.resolve({ ...upright, width: 20, height: 20 }));
  await expect(readPhoto(files.iso(['heic']), tiny)).rejects.toThrow('Too small to print.');
});

test('a long AVIF is measured by its header, not by the scaled-down picture', async () => {
  const scaled = clientThat(() => Promise.resolve({ ...upright, width: 2048, height: 171 }));
  const long = files.iso(['avif', 'mif1'], [6000, 500]);
  await expect(readPhoto(long, scaled)).resolves.toMatchObject({ height: 171 });
});

test("passes on a worker's error unchanged", async () => {
  await expect(readPhoto(files.jpeg(800, 600), failing('crashed'))).rejects.toMatchObject({
    code: 'crashed',
  });
});
