import { endpoints, get } from '@scribblepup/kernel/api';

interface DemoDog {
  readonly id: string;
  readonly name: string;
  readonly image: string;
}

export interface DemoPhoto {
  readonly name: string;
  readonly photo: Blob;
}

/**
 * Returns the first demo dog with its picture, for visitors who have no photo yet. Rejects with the
 * call's error, or with an Error when there is no dog or no picture.
 */
export const firstDemoDog = async (signal?: AbortSignal): Promise<DemoPhoto> => {
  const { data } = await get<readonly DemoDog[]>(endpoints.demoDogs, signal);
  const dog = data[0];
  if (!dog) throw new Error('There is no demo dog just now.');
  const answer = await fetch(dog.image, { signal });
  if (!answer.ok) throw new Error("The demo dog's picture could not be fetched.");
  return { name: dog.name, photo: await answer.blob() };
};
