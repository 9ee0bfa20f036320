const consequences = {
  cover: "its cover can't be painted.",
  pages: "its pages can't be drawn. Your books and picks are still here.",
} as const;

/**
 * Thrown if a cover or pages cannot be made because the device lost the dog's photo. `message` is
 * for the visitor.
 */
export class LostPhotoError extends Error {
  override readonly name = 'LostPhotoError';

  constructor(toMake: keyof typeof consequences) {
    super(
      `This device lost a photo of this dog, so ${consequences[toMake]} A saved copy of the book brings the photo back.`,
    );
  }
}
