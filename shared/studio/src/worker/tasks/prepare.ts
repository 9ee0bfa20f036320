import { JPEG_QUALITY, PHOTO_SIDE } from '../../shared/limits';
import type { TaskReport, TaskResults, Tasks } from '../../shared/protocol';
import { decodePhoto } from './decode';
import { photoPreview } from './photoPreview';

/**
 * Re-encodes a photo, which removes its EXIF and so the location where it was taken. The pixels are
 * not kept for drawing: JPEG changes them, and a drawing must be the same after a reload, when only
 * the JPEG exists. But they are used for the picture in the crop dialog.
 */
export const prepareTask = async (
  { photo }: Tasks['prepare'],
  report: (progress: TaskReport) => void,
): Promise<TaskResults['prepare']> => {
  report({ type: 'progress', stage: 'decode', progress: 0 });
  const { canvas } = (await decodePhoto(photo, PHOTO_SIDE)).context;
  report({ type: 'progress', stage: 'encode', progress: 0.7 });
  const upright = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  const preview = await photoPreview(upright, canvas);
  return { photo: upright, preview, width: canvas.width, height: canvas.height };
};
