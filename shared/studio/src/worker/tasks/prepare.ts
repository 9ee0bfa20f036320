import { JPEG_QUALITY, LONG_SIDE } from '../../shared/limits';
import type { Report, Results, Tasks } from '../../shared/protocol';
import { decodePhoto } from './decode';

/** Re-encodes a photo. This removes its EXIF, and with it the location where it was taken. */
export const prepareTask = async (
  { photo }: Tasks['prepare'],
  report: (news: Report) => void,
): Promise<Results['prepare']> => {
  report({ type: 'progress', stage: 'decode', share: 0 });
  const { canvas } = (await decodePhoto(photo, LONG_SIDE)).context;
  report({ type: 'progress', stage: 'encode', share: 0.7 });
  const upright = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return { photo: upright, width: canvas.width, height: canvas.height };
};
