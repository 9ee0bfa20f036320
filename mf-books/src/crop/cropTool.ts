import type { Rect } from '@scribblepup/studio';

export type Shape = 'rectangle' | 'circle';
export type Axis = 'horizontal' | 'vertical';

/** A photo as the visitor framed it. */
export interface CroppedPhoto {
  /** The whole photo, turned and flipped: JPEG, at most 2048 px a side; the very picture that was opened where it was neither. */
  readonly photo: Blob;
  /** Where the dog is, in pixels of that photo: the selection and a little around it; null for anywhere. */
  readonly crop: Rect | null;
  /** The selection alone, at most 512 px a side. */
  readonly preview: Blob;
}

/** The open crop box. Distances are CSS pixels of the box. */
export interface CropTool {
  setShape(shape: Shape): void;
  /** @param share .1 for 10 % larger, -.1 for smaller */
  zoom(share: number): void;
  rotate(degrees: number): void;
  flip(axis: Axis): void;
  moveSelection(dx: number, dy: number): void;
  resizeSelection(dx: number, dy: number): void;
  reset(): void;
  /** @throws Error when the selection lies beside the photo */
  apply(): Promise<CroppedPhoto>;
  destroy(): void;
}

/**
 * Opens the crop box in `container` for a picture, which is at `url`.
 * Rejects when the picture cannot be loaded.
 */
export type OpenCropTool = (
  container: HTMLElement,
  url: string,
  picture: Blob,
) => Promise<CropTool>;
