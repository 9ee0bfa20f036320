import type { Size } from '@scribblepup/studio';
import { readBytes, toDataView } from './bytes';

/** True for start-of-frame markers; C4, C8 and CC are tables and extensions. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** True for markers that stand alone, without a length. */
const isStandalone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const START_OF_SCAN = 0xda;

/**
 * Walks a JPEG's segments up to the frame header and returns its size in px. Cameras put megabytes
 * of previews and profiles before it, so only the head of each segment is read.
 * @throws RangeError when the file ends first.
 */
export const jpegSize = async (file: Blob): Promise<Size | null> => {
  let offset = 2;
  while (offset < file.size) {
    const view = toDataView(await readBytes(file, offset, 9));
    const marker = view.getUint8(1);
    if (view.getUint8(0) !== 0xff || marker === START_OF_SCAN) return null;
    if (isFrame(marker)) return { height: view.getUint16(5), width: view.getUint16(7) };
    if (marker === 0xff) offset += 1;
    else offset += isStandalone(marker) ? 2 : 2 + view.getUint16(2);
  }
  throw new RangeError('the file ends before its frame header');
};
