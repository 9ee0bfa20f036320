import type { ColoringClient } from '@scribblepup/studio';
import type { NewPhoto } from '@scribblepup/library';
import { refusalOf } from '../components/CutoutPanel/words';
import { dogPoints } from '../dogPoints';
import { IntakeError } from '../intake/answers';

/**
 * Draws the dogs on a photo that is added uncropped.
 * @param shows indexes of the dogs that it shows; the first one alone by default
 * @throws IntakeError if no dog can be drawn; ColoringError
 */
export const drawAdded = async (
  client: ColoringClient,
  photo: Blob,
  shows?: readonly number[],
): Promise<NewPhoto> => {
  const seen = await client.extract(photo, {});
  const refusal = refusalOf(seen);
  if (refusal !== undefined) throw new IntakeError(refusal);
  const dogs = dogPoints(seen.finder, shows?.length ?? 1);
  const hints = dogs ? { dogs } : undefined;
  const { dog } = hints ? await client.extract(photo, hints) : seen;
  return { photo, dog, ...(hints && { hints }), ...(shows && { shows }) };
};
