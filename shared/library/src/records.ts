import {
  isObjectOf,
  isOptionalOf,
  isBoolean,
  isNonNegativeInteger,
  isArrayOf,
  isNullableOf,
  isNumber,
  isObject,
  isOneOf,
  isRecordOf,
  isString,
  customSchema,
  type Infer,
} from '@scribblepup/kernel/schema';
import { isAge, isChoices, isInscription, isPage } from '@scribblepup/pages/formats';
import { isDogArt, isHints } from '@scribblepup/tracing/formats';

// Schemas of the records in the database. The types of stored data are inferred from them.

// `instanceof` would refuse a picture from another realm.
const isBlob = customSchema<Blob>(
  (value) =>
    isObject(value) && typeof value.size === 'number' && typeof value.arrayBuffer === 'function',
);

const isCover = isObjectOf({
  /** Index of one of the four proposed covers. */
  candidate: isNonNegativeInteger,
  seed: isNumber,
  title: isString,
  colour: isString,
  /** Key of the finished picture in the blob store. */
  picture: isOptionalOf(isString),
});

/** The cover chosen for a book. */
export type Cover = Infer<typeof isCover>;

/** Fields that each book and each edition has separately. */
const bookOrEditionShape = {
  id: isString,
  cover: isNullableOf(isCover),
  /** Absent: the title page has only the dog's name. */
  inscription: isOptionalOf(isInscription),
  digitalCopies: isNonNegativeInteger,
  printedCopies: isNonNegativeInteger,
};

const isBook = isObjectOf({
  ...bookOrEditionShape,
  /** 1 to 4; the book's name is `BOOK n`. */
  number: isNonNegativeInteger,
  name: isString,
  /** Ids of its pages in the order in which they were picked. Version 1 of the format has none. */
  pages: isOptionalOf(isArrayOf(isString)),
  /** The numbers by which version 1 finds the pages; see `pageNumbers.ts`. */
  selectedImages: isArrayOf(isNonNegativeInteger),
  isCompleted: isBoolean,
});

/** A book as stored; see `storedBooks.ts`. */
export type BookRecord = Infer<typeof isBook>;

const isEdition = isObjectOf({
  ...bookOrEditionShape,
  /** Id of the book whose pages it has. */
  bookId: isString,
  /** Absent: the age of the project's pages. */
  age: isOptionalOf(isAge),
});

/** The same book for another age, or with another inscription; see `editions.ts`. */
export type Edition = Infer<typeof isEdition>;

/** Indexes of the dogs that a photo shows, in the family's order; absent if only the first. */
const areShownDogs = isOptionalOf(isArrayOf(isNonNegativeInteger, 1));

const isPhoto = isObjectOf({
  id: isString,
  /** Key of the photo in the blob store; null once it was removed. */
  photo: isNullableOf(isString),
  hints: isHints,
  shows: areShownDogs,
});

/**
 * A photo of a project after its first. The record of a removed one stays as long as a picked page
 * is drawn from it.
 */
export type PhotoRecord = Infer<typeof isPhoto>;

export const isProjectRecord = isObjectOf({
  id: isString,
  /** ms since 1970, like `updatedAt`. */
  createdAt: isNumber,
  updatedAt: isNumber,
  dogName: isString,
  /** '01' to '12'; empty for a demo dog. */
  bornMonth: isString,
  /**
   * Keys of the photo and the logo in the blob store. The photo is re-encoded, so it holds no EXIF.
   */
  photo: isNullableOf(isString),
  logo: isNullableOf(isString),
  /**
   * Key of the color cutout: the dog without its background, cropped to its bounds. Absent or
   * null until it is saved.
   */
  cutout: isOptionalOf(isNullableOf(isString)),
  hints: isHints,
  shows: areShownDogs,
  /** The photos after the first, in order. */
  morePhotos: isOptionalOf(isArrayOf(isPhoto)),
  /** The photo of each page to which a photo is pinned: page id to photo id. */
  pagePhotos: isOptionalOf(isRecordOf(isString)),
  choices: isChoices,
  /** Number of pages that may be shown: 25, 50, 75 or 100. */
  generatedCount: isNonNegativeInteger,
  books: isArrayOf(isBook, 1),
  editions: isOptionalOf(isArrayOf(isEdition)),
  currentBookId: isString,
  /**
   * When the newest of its picks was made, ms since 1970. Absent before the first pick, and in
   * projects of earlier releases.
   */
  picksAt: isOptionalOf(isNumber),
});

/** A project as stored. The dog is large, so it has its own store. */
export type ProjectRecord = Infer<typeof isProjectRecord>;

/** The dogs of a project; see `dogs.ts`. An earlier release knows only `dog`. */
export const isDogRecord = isObjectOf({
  projectId: isString,
  /** The dog of the first photo; absent until it was found. */
  dog: isOptionalOf(isDogArt),
  /** The dogs of the photos after it, by the photo's id. */
  more: isOptionalOf(isRecordOf(isDogArt)),
});
export type DogRecord = Infer<typeof isDogRecord>;

/** A page as stored. `page.look` is its id; `index` is the number that `toPageNumber` derives. */
export const isPageRecord = isObjectOf({
  projectId: isString,
  index: isNonNegativeInteger,
  page: isPage,
});
export type PageRecord = Infer<typeof isPageRecord>;

/**
 * A page that is drawn from another photo than the first, or from two. An earlier release knows
 * only the first photo's dog, so it treats the page as missing and draws it from that photo.
 */
export const isPhotoPageRecord = isObjectOf({
  projectId: isString,
  index: isNonNegativeInteger,
  photo: isString,
  /** Id of the photo of a second dog. */
  partner: isOptionalOf(isString),
  photoPage: isPage,
});
export type PhotoPageRecord = Infer<typeof isPhotoPageRecord>;

export const isPreviewRecord = isObjectOf({
  projectId: isString,
  index: isNonNegativeInteger,
  preview: isBlob,
});
export type PreviewRecord = Infer<typeof isPreviewRecord>;

export const isBlobRecord = isObjectOf({
  key: isString,
  /** Id of the project or order that it belongs to, or `draft`. */
  owner: isString,
  blob: isBlob,
});
export type BlobRecord = Infer<typeof isBlobRecord>;

export const isShippingAddress = isObjectOf({
  firstName: isString,
  lastName: isString,
  address: isString,
  apt: isString,
  country: isString,
  state: isString,
  city: isString,
  postalCode: isString,
  phone: isString,
});
export type ShippingAddress = Infer<typeof isShippingAddress>;

export const isReview = isObjectOf({
  /** 1 to 5. */
  rating: isNumber,
  review: isString,
  /** ms since 1970. */
  createdAt: isNumber,
});
export type Review = Infer<typeof isReview>;

const isOrderStatus = isOneOf('in_progress', 'delivered');
export type OrderStatus = Infer<typeof isOrderStatus>;

export const isOrderRecord = isObjectOf({
  id: isString,
  /** ms since 1970. */
  createdAt: isNumber,
  projectId: isString,
  bookId: isString,
  dogName: isString,
  pageCount: isNumber,
  copies: isNumber,
  /** US cents. */
  price: isNumber,
  status: isOrderStatus,
  address: isShippingAddress,
  /** A key into the blob store. */
  cover: isNullableOf(isString),
  review: isNullableOf(isReview),
});

/** An order as stored. */
export type OrderRecord = Infer<typeof isOrderRecord>;

export const isProfile = isObjectOf({ firstName: isString, lastName: isString, email: isString });
export type Profile = Infer<typeof isProfile>;

export const isDraftRecord = isObjectOf({
  /** New with each save. Drafts of earlier versions have none. */
  revision: isOptionalOf(isString),
  /** Plain, cloneable values only. */
  fields: isObject,
  /** Keys into the blob store. */
  pictures: isRecordOf(isString),
});

/** A draft as stored. */
export type DraftRecord = Infer<typeof isDraftRecord>;
