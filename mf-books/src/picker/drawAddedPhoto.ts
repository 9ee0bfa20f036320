import type { ColoringClient } from '@scribblepup/studio';
import type { NewPhoto } from '@scribblepup/library';
import { addPhotoRefusal } from '../components/CutoutPanel/messages';
import { IntakeError } from '../intake/messages';
import { extractDogs } from '../services/extractDogs';

/**
 * Draws the dogs on a photo that is added uncropped.
 * @param shows indexes of the dogs that it shows; the first one alone by default
 * @throws IntakeError if no dog can be drawn; ColoringError
 */
export const drawAddedPhoto = async (
  client: ColoringClient,
  photo: Blob,
  shows?: readonly number[],
): Promise<NewPhoto> => {
  const { extraction, hints } = await extractDogs(client, photo, {}, shows?.length ?? 1);
  const refusal = addPhotoRefusal(extraction);
  if (refusal !== undefined) throw new IntakeError(refusal);
  return { photo, dog: extraction.dog, hints, ...(shows && { shows }) };
};
