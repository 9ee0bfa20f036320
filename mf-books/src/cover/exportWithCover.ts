import {
  changeVolume,
  exportUnsaved,
  getBlob,
  getPages,
  newId,
  type FoundBook,
  type StoredPage,
} from '@scribblepup/library';
import { ifReadable } from '../data/ifReadable';
import { failedAt } from '../failedAt';
import type { CoverDesign } from './design';

const onUnread = failedAt('export-cover');

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
    ifReadable<StoredPage[]>(getPages(project.id), [], onUnread),
    ifReadable(photo === null ? Promise.resolve(null) : getBlob(photo), null, onUnread),
  ]);
  const pictures = {
    [picture]: finished,
    ...(photo !== null && original && { [photo]: original }),
  };
  return exportUnsaved({ ...project, ...volumes }, { pages, pictures });
};
