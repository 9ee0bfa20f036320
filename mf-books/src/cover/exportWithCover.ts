import {
  changeVolume,
  exportUnsaved,
  getBlob,
  getPages,
  newId,
  type FoundBook,
  type StoredPage,
} from '@scribblepup/library';
import { failedAt } from '../failedAt';
import type { CoverDesign } from './design';

/** What the device still gives; nothing if its storage does not work. */
const ifReadable = async <T>(reading: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await reading;
  } catch (error) {
    failedAt('export-cover')(error);
    return otherwise;
  }
};

/** Makes a copy of a project with a cover that could not be saved. */
export const exportWithCover = async (
  { project, book }: FoundBook,
  design: CoverDesign,
  finished: Blob,
): Promise<Blob> => {
  const picture = newId();
  const volumes = changeVolume(project, book.id, () => ({ cover: { ...design, picture } }));
  const { photo } = project;
  const [pages, original] = await Promise.all([
    ifReadable<StoredPage[]>(getPages(project.id), []),
    ifReadable(photo === null ? Promise.resolve(null) : getBlob(photo), null),
  ]);
  const pictures = {
    [picture]: finished,
    ...(photo !== null && original && { [photo]: original }),
  };
  return exportUnsaved({ ...project, ...volumes }, { pages, pictures });
};
