import { act, renderHook, waitFor } from '@testing-library/react';
import { ColoringError, type ColoringClient, type PhotoBitmap } from '@scribblepup/studio';
import * as service from '../../services/coloring';
import { fakeColoring, plainPicture } from '../../testing/coloring';
import { useEditorPhoto } from './useEditorPhoto';

jest.mock('../../services/coloring');

type DecodePhoto = ColoringClient['decodePhoto'];

const photo = new Blob(['photo']);

const setUp = (decodePhoto: DecodePhoto, first: Blob | null = photo) => {
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ decodePhoto }));
  return renderHook(useEditorPhoto, { initialProps: first });
};

test('frees the pixels when the photo is removed', async () => {
  const given = plainPicture();
  const close = jest.spyOn(given.bitmap, 'close');
  const { result, rerender } = setUp(() => Promise.resolve(given));
  await waitFor(() => expect(result.current).toBe(given));
  expect(close).not.toHaveBeenCalled();
  rerender(null);
  expect(result.current).toBeNull();
  expect(close).toHaveBeenCalledTimes(1);
});

test('frees pixels that arrive too late', async () => {
  const late = plainPicture();
  const close = jest.spyOn(late.bitmap, 'close');
  let resolvePhoto: (bitmap: PhotoBitmap) => void = () => undefined;
  const decodePhoto = jest.fn<ReturnType<DecodePhoto>, Parameters<DecodePhoto>>(
    () => new Promise((resolve) => (resolvePhoto = resolve)),
  );
  const { unmount } = setUp(decodePhoto);
  unmount();
  expect(decodePhoto.mock.calls[0][1]?.signal?.aborted).toBe(true);
  await act(async () => resolvePhoto(late));
  expect(close).toHaveBeenCalledTimes(1);
});

test('requests nothing without a photo, and fails if the photo cannot be decoded', async () => {
  const decodePhoto = jest.fn<ReturnType<DecodePhoto>, Parameters<DecodePhoto>>(() =>
    Promise.reject(new ColoringError('undecodable')),
  );
  const { result, rerender } = setUp(decodePhoto, null);
  expect(decodePhoto).not.toHaveBeenCalled();
  rerender(photo);
  await waitFor(() => expect(result.current).toBe('failed'));
});

test('a canceled request is not a failure', async () => {
  let rejectPhoto: (error: Error) => void = () => undefined;
  const { result, rerender } = setUp(() => new Promise((_, reject) => (rejectPhoto = reject)));
  rerender(null);
  await act(async () => rejectPhoto(new DOMException('The task was canceled.', 'AbortError')));
  expect(result.current).toBeNull();
});
