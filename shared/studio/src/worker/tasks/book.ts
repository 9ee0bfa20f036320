import { pageToPaths } from '@scribblepup/pages';
import { dogNames } from '@scribblepup/pages/dogNames';
import { fileName, writeCover, writeInterior, type InteriorVariant } from '@scribblepup/print';
import {
  dogsOnSheet,
  type BookArt,
  type BookFile,
  type BookTask,
  type CoverTask,
} from '../../shared/book';
import { castOf } from '../../shared/dogs';
import type { TaskReport } from '../../shared/protocol';
import { composeSheet } from './sheet';

/** Share of the progress for drawing the pages; the rest is for writing the file. */
const DRAWING_SHARE = 0.4;

const fileNameParts: Readonly<Record<InteriorVariant, string | undefined>> = {
  'home-letter': undefined,
  'home-a4': 'a4',
  kdp: 'kdp-interior',
  lulu: 'lulu-interior',
};

/** The file name of a book or of a part of it, with its edition. */
const nameOf = ({ choices, number, edition }: BookArt, part?: string): string =>
  fileName(dogNames(choices), number, [edition, part].filter(Boolean).join('-'));

/** The name that the title page and the cover begin with; viewers show it with an open file. */
const titleName = ({ choices, inscription }: BookArt): string =>
  inscription?.name ?? dogNames(choices);

const pdfFile = (bytes: Uint8Array): Blob =>
  new Blob([bytes as BlobPart], { type: 'application/pdf' });

/**
 * Makes the interior of a book as a PDF, named after the dog.
 * @throws RangeError unless there are 25 pages; SyntaxError on a broken path
 */
export const bookTask = async (
  { art, variant }: BookTask,
  report: (progress: TaskReport) => void,
): Promise<BookFile> => {
  const { looks } = art;
  const reportProgress = (stage: string, progress: number): void =>
    report({ type: 'progress', stage, progress });
  const pages = looks.map((_look, position) => {
    const page = composeSheet(art, position);
    const sheet = pageToPaths(page, castOf(dogsOnSheet(art, position)));
    reportProgress('draw', (DRAWING_SHARE * (position + 1)) / looks.length);
    return { sheet, title: page.title };
  });
  const title = pageToPaths(composeSheet(art, 'title'), castOf(art.dog));
  const bytes = await writeInterior(
    {
      dogName: titleName(art),
      title,
      pages: pages.map(({ sheet }) => sheet),
      pageTitles: pages.map((page) => page.title),
    },
    {
      variant,
      onProgress: (progress) =>
        reportProgress('write', DRAWING_SHARE + (1 - DRAWING_SHARE) * progress),
    },
  );
  return { name: nameOf(art, fileNameParts[variant]), file: pdfFile(bytes) };
};

const bytesOf = async (picture: Blob): Promise<Uint8Array> =>
  new Uint8Array(await picture.arrayBuffer());

/**
 * Writes the wrap-around cover as a PDF, named after the dog, with the first page of the book on
 * its back.
 * @throws Error if a face is not a JPEG; SyntaxError on a broken path
 */
export const coverTask = async ({
  art,
  shop,
  colour,
  front,
  back,
}: CoverTask): Promise<BookFile> => {
  const sheet = pageToPaths(composeSheet(art, 0), castOf(dogsOnSheet(art, 0)));
  const bytes = await writeCover(
    {
      dogName: titleName(art),
      color: colour,
      front: { picture: await bytesOf(front) },
      back: { picture: await bytesOf(back), sheet, card: true },
    },
    shop,
  );
  return { name: nameOf(art, `${shop}-cover`), file: pdfFile(bytes) };
};
