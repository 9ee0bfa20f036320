import { render, screen, waitFor } from '@testing-library/react';
import { PhotoThumbnail } from './PhotoThumbnail';

const drawImage = jest.fn();
const close = jest.fn();
const decode = jest.fn<Promise<object>, [photo: Blob, options: ImageBitmapOptions]>();

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(globalThis, { createImageBitmap: decode });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage }) });
  decode.mockResolvedValue({ width: 2048, height: 1536, close });
});

afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

const photos = [new Blob(['one']), new Blob(['two'])];

test('keeps a photo at its displayed height, even if the browser does not resize', async () => {
  const { container } = render(<PhotoThumbnail photo={photos[0]} height={144} />);
  const canvas = container.querySelector('canvas');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(decode.mock.calls).toEqual([[photos[0], { resizeHeight: 144, resizeQuality: 'high' }]]);
  expect(canvas).toMatchObject({ width: 192, height: 144 });
  expect(drawImage.mock.calls).toEqual([[expect.anything(), 0, 0, 192, 144]]);
});

test('decodes one photo at a time, and does not decode a removed one', async () => {
  let decoded: (bitmap: object) => void = () => undefined;
  decode.mockReturnValueOnce(new Promise((resolve) => (decoded = resolve)));
  render(<PhotoThumbnail photo={photos[0]} height={144} />);
  const gone = render(<PhotoThumbnail photo={new Blob(['gone'])} height={144} />);
  render(<PhotoThumbnail photo={photos[1]} height={144} />);
  await waitFor(() => expect(decode).toHaveBeenCalledTimes(1));
  gone.unmount();
  decoded({ width: 2048, height: 1536, close });
  await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
  expect(decode.mock.calls.map(([photo]) => photo)).toEqual(photos);
});

test('a photo that cannot be decoded does not stop the next one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  decode.mockRejectedValueOnce(new Error('no picture'));
  render(<PhotoThumbnail photo={photos[0]} height={144} />);
  render(<PhotoThumbnail photo={photos[1]} height={144} />);
  await waitFor(() => expect(drawImage).toHaveBeenCalledTimes(1));
});

test('a photo with a description is a picture with that name; without one it is decorative', () => {
  const { container } = render(
    <>
      <PhotoThumbnail photo={photos[0]} height={144} alt="Your photo" />
      <PhotoThumbnail photo={photos[1]} height={144} />
    </>,
  );
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Your photo' })]);
  expect(container.querySelectorAll('canvas')).toHaveLength(2);
});
