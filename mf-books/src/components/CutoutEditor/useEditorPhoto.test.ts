import { act, renderHook, waitFor } from '@testing-library/react';
import { ColoringError, type ColoringClient, type PhotoBitmap } from '@scribblepup/studio';
import * as service from '../../services/coloring';
import { fakeColoring, plainPicture } from '../../testing/coloring';
import { useEditorPhoto } from './useEditorPhoto';

jest.mock('../../services/coloring');

type Picture = ColoringClient['decodePhoto'];

const photo = new Blob(['photo']);

const setUp = (picture: Picture, first: Blob | null = photo) => {
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ decodePhoto: picture }));
  return renderHook(useEditorPhoto, { initialProps: first });
};

test('the pixels are freed when the photo goes', async () => {
  const given = plainPicture();
  const close = jest.spyOn(given.bitmap, 'close');
  const { result, rerender } = setUp(() => Promise.resolve(given));
  await waitFor(() => expect(result.current).toBe(given));
  expect(close).not.toHaveBeenCalled();
  rerender(null);
  expect(result.current).toBeNull();
  expect(close).toHaveBeenCalledTimes(1);
});

test('pixels that arrive too late are freed', async () => {
  const late = plainPicture();
  const close = jest.spyOn(late.bitmap, 'close');
  let give: (picture: PhotoBitmap) => void = () => undefined;
  const picture = jest.fn<ReturnType<Picture>, Parameters<Picture>>(
    () => new Promise((resolve) => (give = resolve)),
  );
  const { unmount } = setUp(picture);
  unmount();
  expect(picture.mock.calls[0][1]?.signal?.aborted).toBe(true);
  await act(async () => give(late));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a photo without pixels is a failure; without a photo, there is no request', async () => {
  const picture = jest.fn<ReturnType<Picture>, Parameters<Picture>>(() =>
    Promise.reject(new ColoringError('undecodable')),
  );
  const { result, rerender } = setUp(picture, null);
  expect(picture).not.toHaveBeenCalled();
  rerender(photo);
  await waitFor(() => expect(result.current).toBe('failed'));
});

test('a cancelled request is not a failure', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const { result, rerender } = setUp(() => new Promise((_, reject) => (refuse = reject)));
  rerender(null);
  await act(async () => refuse(new DOMException('The task was cancelled.', 'AbortError')));
  expect(result.current).toBeNull();
});
