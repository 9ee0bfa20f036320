import type { PhotoPreview, Point, Rect } from '@scribblepup/studio';

export type CropShape = 'rectangle' | 'circle';
export type Axis = 'horizontal' | 'vertical';

/** A photo with the visitor's crop. */
export interface CroppedPhoto {
  /**
   * The whole photo, rotated and flipped: JPEG, at most 2048 px a side. The original picture itself
   * if it was neither rotated nor flipped.
   */
  readonly photo: Blob;
  /**
   * The area in which the engine looks for the dog, px of `photo`: the selection with a margin;
   * null for anywhere.
   */
  readonly crop: Rect | null;
  /** The selection, or the whole photo if `crop` is null; at most 512 px a side. */
  readonly preview: Blob;
}

/** The open crop tool. Distances are CSS px of the crop box. */
export interface CropTool {
  readonly setShape: (shape: CropShape) => void;
  /**
   * Brings a point to the middle of the frame, as far as the frame and the photo can move.
   * @param point client px
   */
  readonly centerOn: (point: Point) => void;
  /**
   * Zooms the photo about the middle of the frame.
   * @param share .1 for 10 % larger, -.1 for smaller
   */
  readonly zoom: (share: number) => void;
  readonly rotate: (degrees: number) => void;
  readonly flip: (axis: Axis) => void;
  readonly moveSelection: (dx: number, dy: number) => void;
  readonly resizeSelection: (dx: number, dy: number) => void;
  readonly reset: () => void;
  /**
   * @throws OutsidePhotoError when the selection lies outside the photo; ColoringError when the
   * worker fails; an AbortError when the dialog has closed; other errors of the browser
   */
  readonly apply: () => Promise<CroppedPhoto>;
  readonly destroy: () => void;
}

/**
 * Opens the crop tool in `container` and shows the picture's preview. Rejects when the preview
 * cannot be loaded.
 * @param closed aborts when the dialog closes
 */
export type OpenCropTool = (
  container: HTMLElement,
  picture: Blob,
  preview: PhotoPreview,
  closed: AbortSignal,
) => Promise<CropTool>;
