/** Thrown if a frame does not touch the photo. */
export class OutsidePhotoError extends Error {
  override readonly name = 'OutsidePhotoError';

  constructor() {
    super('the selection is outside the photo');
  }
}
