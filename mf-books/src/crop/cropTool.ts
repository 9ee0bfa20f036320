import type { Rect } from '@scribblepup/studio';

export type Shape = 'rectangle' | 'circle';
export type Axis = 'horizontal' | 'vertical';

/** A photo with the visitor's crop. */
export interface CroppedPhoto {
  /**
   * The whole photo, rotated and flipped: JPEG, at most 2048 px a side. The original picture itself
   * when it was neither rotated nor flipped.
   */
  readonly photo: Blob;
  /**
   * Where the engine looks for the dog, px of `photo`: the selection with a margin; null for
   * anywhere.
   */
  readonly crop: Rect | null;
  /** The selection alone, at most 512 px a side. */
  readonly preview: Blob;
}

/** The open crop tool. Distances are CSS px of the crop box. */
export interface CropTool {
  setShape(shape: Shape): void;
  /** @param share .1 for 10 % larger, -.1 for smaller */
  zoom(share: number): void;
  rotate(degrees: number): void;
  flip(axis: Axis): void;
  moveSelection(dx: number, dy: number): void;
  resizeSelection(dx: number, dy: number): void;
  reset(): void;
  /** @throws Error when the selection lies outside the photo */
  apply(): Promise<CroppedPhoto>;
  destroy(): void;
}

/**
 * Opens the crop tool in `container` for a picture, which is at `url`. Rejects when the picture
 * cannot be loaded.
 */
export type OpenCropTool = (
  container: HTMLElement,
  url: string,
  picture: Blob,
) => Promise<CropTool>;
