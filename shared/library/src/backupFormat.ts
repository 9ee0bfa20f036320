import {
  isObjectOf,
  isOptionalOf,
  isUnknown,
  isBoolean,
  isNonNegativeInteger,
  isIntersectionOf,
  isArrayOf,
  isStringMatching,
  isNullableOf,
  isNumber,
  isOneOf,
  isRecordOf,
  isBoundedString,
  refine,
  isInRange,
  type Infer,
  type Schema,
} from '@scribblepup/kernel/schema';
import { isPage } from '@scribblepup/pages/formats';
import { isDogArt } from '@scribblepup/tracing/formats';
import { isEncodedPicture } from './base64';
import {
  GENERATION_STEP,
  MAX_BOOKS,
  MAX_COPIES,
  MAX_DOGS,
  MAX_EDITIONS,
  MAX_GENERATED_PAGES,
  MAX_PHOTOS,
  MIN_COPIES,
  PAGES_PER_BOOK,
} from './limits';
import { isOrderRecord, isProjectRecord } from './records';

// Schemas of a backup, one JSON object with the records of the database. A backup can come from
// anywhere and its contents end up in drawings, so the schemas also enforce the product's limits.

export const BACKUP_FORMAT = 'scribblepup-backup';
/**
 * The newest version of the format. Raise it when older code could no longer read the file. Version
 * 1 identifies pages by position; since version 2, each page also has an id. A file whose pages all
 * have a position in version 1 states version 1, so that older code can read it.
 */
export const BACKUP_VERSION = 2;

/**
 * Maximum size of the file in bytes. The whole file is read as one string, and Chromium's longest
 * string has this length. A project with eight photos takes about 10 MB.
 */
export const MAX_BACKUP_BYTES = 2 ** 29 - 24;

const isId = isStringMatching(/^[\w-]{1,64}$/u);
/** A page's number. A larger one would be written as 1e+21, which is not an id. */
const isPageNumber = refine(isNonNegativeInteger, Number.isSafeInteger);
/** Text that a visitor typed into a field with a maximum length, or that the site made. */
const isShortText = isBoundedString(0, 500);
/**
 * Maximum number of pages of an imported project: a multiple of what any version of the site
 * offers.
 */
const MAX_PAGES = 10 * MAX_GENERATED_PAGES;

/** The longer side of a traced logo is 100, and a little more if it was rounded up. */
const MAX_LOGO_SIDE = 101;

/** Our data has about ten levels. With a few thousand, the browser could not export it again. */
const MAX_LEVELS = 100;

const hasAtMostLevels = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => hasAtMostLevels(inner, levels - 1)));

/** Also limits the fields of later versions, which are stored without being checked. */
const isShallow = <T>(schema: Schema<T>): Schema<T> =>
  refine(schema, (value) => hasAtMostLevels(value, MAX_LEVELS));

const hasNoDuplicates = (values: readonly unknown[]): boolean =>
  new Set(values).size === values.length;

const coverLimits = isObjectOf({
  title: isShortText,
  colour: isShortText,
  picture: isOptionalOf(isId),
});

const bookOrEditionLimits = {
  id: isId,
  cover: isNullableOf(coverLimits),
  inscription: isOptionalOf(
    isObjectOf({
      name: isOptionalOf(isShortText),
      dedication: isOptionalOf(isShortText),
      from: isOptionalOf(isShortText),
    }),
  ),
};

const bookLimits = isObjectOf({
  ...bookOrEditionLimits,
  number: isInRange(1, MAX_BOOKS),
  name: isShortText,
  pages: isOptionalOf(refine(isArrayOf(isId, 0, PAGES_PER_BOOK), hasNoDuplicates)),
  selectedImages: refine(isArrayOf(isPageNumber, 0, PAGES_PER_BOOK), hasNoDuplicates),
});

const editionLimits = isObjectOf({ ...bookOrEditionLimits, bookId: isId });

const showsLimits = isOptionalOf(isArrayOf(isInRange(0, MAX_DOGS - 1), 1, MAX_DOGS));

/** Includes removed photos, each of which at least one picked page still shows. */
const photosLimits = isArrayOf(
  isObjectOf({ id: isId, shows: showsLimits }),
  0,
  MAX_PHOTOS - 1 + MAX_GENERATED_PAGES,
);

const choicesLimits = isObjectOf({
  name: isShortText,
  bornMonth: isNullableOf(isInRange(1, 12)),
  companions: isOptionalOf(
    isArrayOf(
      isObjectOf({ name: isShortText, bornMonth: isNullableOf(isInRange(1, 12)) }),
      0,
      MAX_DOGS - 1,
    ),
  ),
  detail: isOptionalOf(isInRange(0, 1)),
  lineWidth: isOptionalOf(isInRange(0, 10)),
  hatTilt: isOptionalOf(isInRange(-90, 90)),
  logo: isOptionalOf(
    isNullableOf(
      isObjectOf({ width: isInRange(0, MAX_LOGO_SIDE), height: isInRange(0, MAX_LOGO_SIDE) }),
    ),
  ),
});

const projectLimits = isObjectOf({
  id: isId,
  dogName: isShortText,
  /** Empty for a demo dog. */
  bornMonth: isStringMatching(/^(?:0[1-9]|1[0-2])?$/u),
  generatedCount: isInRange(GENERATION_STEP, MAX_GENERATED_PAGES),
  books: isArrayOf(bookLimits, 1, MAX_BOOKS),
  editions: isOptionalOf(isArrayOf(editionLimits, 0, MAX_EDITIONS)),
  currentBookId: isId,
  shows: showsLimits,
  morePhotos: isOptionalOf(photosLimits),
  pagePhotos: isOptionalOf(isRecordOf(isId, isShortText)),
  choices: choicesLimits,
});

const pageShape = {
  index: isPageNumber,
  page: isIntersectionOf(isPage, isObjectOf({ look: isShortText, title: isShortText })),
  preview: isEncodedPicture,
};

/** The schemas of the pages in a project's lists. */
export const pageSchemas = {
  pages: isObjectOf(pageShape),
  photoPages: isObjectOf({ ...pageShape, photo: isId }),
  pairPages: isObjectOf({ ...pageShape, photo: isId, partner: isId }),
};

export const isProjectBackup = isShallow(
  isObjectOf({
    project: isIntersectionOf(isProjectRecord, projectLimits),
    dog: isNullableOf(isDogArt),
    pages: isArrayOf(pageSchemas.pages, 0, MAX_PAGES),
    /**
     * The dogs of the photos after the first, by the photo's id, and the pages that are drawn from
     * them. Older code leaves both out, and draws these pages from the first photo.
     */
    moreDogs: isOptionalOf(isRecordOf(isDogArt, isId)),
    photoPages: isOptionalOf(isArrayOf(pageSchemas.photoPages, 0, MAX_PAGES)),
    /** Pages with the dogs of two photos, which older code leaves out and draws again. */
    pairPages: isOptionalOf(isArrayOf(pageSchemas.pairPages, 0, MAX_PAGES)),
    pictures: isRecordOf(isEncodedPicture, isId),
  }),
);

/**
 * One project with all its data. Its picture keys (`photo`, `logo`, `cutout`, other photos, covers)
 * name entries of `pictures`.
 */
export type ProjectBackup = Infer<typeof isProjectBackup>;

const orderLimits = isObjectOf({
  id: isId,
  projectId: isId,
  bookId: isId,
  dogName: isShortText,
  copies: isInRange(MIN_COPIES, MAX_COPIES),
});

export const isOrderBackup = isShallow(
  isObjectOf({
    order: isIntersectionOf(isOrderRecord, orderLimits),
    cover: isNullableOf(isEncodedPicture),
    /**
     * True if the order could not be placed, so that the book does not count its copies yet. Older
     * code ignores this.
     */
    isUnplaced: isOptionalOf(isBoolean),
  }),
);
export type OrderBackup = Infer<typeof isOrderBackup>;

/** A value that states the format of our backups, whatever its version. */
export const claimsToBeBackup = isObjectOf({ format: isOneOf(BACKUP_FORMAT) });

/** A backup of a newer version of the format, which this version cannot read. */
export const isNewerBackup = isObjectOf({
  version: isInRange(BACKUP_VERSION + 1, Number.MAX_SAFE_INTEGER),
});

/** A backup that this version can read. Its entries are checked one by one. */
export const isBackup = isObjectOf({
  format: isOneOf(BACKUP_FORMAT),
  version: isInRange(1, BACKUP_VERSION),
  /** ms since 1970. */
  savedAt: isNumber,
  profile: isUnknown,
  projects: isArrayOf(isUnknown),
  orders: isArrayOf(isUnknown),
});
export type Backup = Infer<typeof isBackup>;
