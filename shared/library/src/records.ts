import {
  hasFields,
  isAbsentOr,
  isFlag,
  isIndex,
  isListOf,
  isNullOr,
  isNumber,
  isObject,
  isOneOf,
  isRecordOf,
  isText,
  schemaOf,
  type Infer,
} from '@scribblepup/kernel/schema';
import { isAge, isChoices, isInscription, isPage } from '@scribblepup/pages/formats';
import { isDogArt, isHints } from '@scribblepup/tracing/formats';

// Schemas of the records in the database. The types of stored data are inferred from them.

// `instanceof` would refuse a picture from another realm.
const isBlob = schemaOf<Blob>(
  (value) =>
    isObject(value) && typeof value.size === 'number' && typeof value.arrayBuffer === 'function',
);

const isCover = hasFields({
  /** Index of one of the four proposals. */
  candidate: isIndex,
  seed: isNumber,
  title: isText,
  colour: isText,
  /** Key of the finished picture in the blob store. */
  picture: isAbsentOr(isText),
});

/** The cover chosen for a book. */
export type Cover = Infer<typeof isCover>;

/** Fields that each book and each edition has separately. */
const volume = {
  id: isText,
  cover: isNullOr(isCover),
  /** Absent: the title page has only the dog's name. */
  inscription: isAbsentOr(isInscription),
  digitalCopies: isIndex,
  printedCopies: isIndex,
};

const isBook = hasFields({
  ...volume,
  /** 1 to 4; the book's name is `BOOK n`. */
  number: isIndex,
  name: isText,
  /** Ids of its pages in the order in which they were picked. Version 1 of the format has none. */
  pages: isAbsentOr(isListOf(isText)),
  /** The numbers by which version 1 finds the pages; see `pageNames.ts`. */
  selectedImages: isListOf(isIndex),
  isCompleted: isFlag,
});

/** A book as stored; see `storedBooks.ts`. */
export type BookRecord = Infer<typeof isBook>;

const isEdition = hasFields({
  ...volume,
  /** Id of the book whose pages it has. */
  bookId: isText,
  /** Absent: the age of the project's pages. */
  age: isAbsentOr(isAge),
});

/** The same book for another age, or with another inscription; see `editions.ts`. */
export type Edition = Infer<typeof isEdition>;

/** Indexes of the dogs that a photo shows, in the family's order; absent if only the first. */
const isShows = isAbsentOr(isListOf(isIndex, 1));

const isPhoto = hasFields({
  id: isText,
  /** Key of the photo in the blob store; null once it was removed. */
  photo: isNullOr(isText),
  hints: isHints,
  shows: isShows,
});

/**
 * A photo of a project after its first. The record of a removed one stays as long as a picked page
 * is drawn from it.
 */
export type PhotoRecord = Infer<typeof isPhoto>;

export const isProjectRecord = hasFields({
  id: isText,
  /** ms since 1970. */
  createdAt: isNumber,
  updatedAt: isNumber,
  dogName: isText,
  /** '01' to '12'. */
  bornMonth: isText,
  /**
   * Keys of the photo and the logo in the blob store. The photo is re-encoded, so it holds no EXIF.
   */
  photo: isNullOr(isText),
  logo: isNullOr(isText),
  /**
   * Key of the color cutout: the dog without its background, cropped to its bounds. Absent or
   * null until it is saved.
   */
  cutout: isAbsentOr(isNullOr(isText)),
  hints: isHints,
  shows: isShows,
  /** The photos after the first, in order. */
  morePhotos: isAbsentOr(isListOf(isPhoto)),
  /** The photo of each page to which a photo is pinned: page id to photo id. */
  pagePhotos: isAbsentOr(isRecordOf(isText)),
  choices: isChoices,
  /** Number of pages that may be shown: 25, 50, 75 or 100. */
  generatedCount: isIndex,
  books: isListOf(isBook, 1),
  editions: isAbsentOr(isListOf(isEdition)),
  currentBookId: isText,
});

/** A project as stored. The dog is large, so it has its own store. */
export type ProjectRecord = Infer<typeof isProjectRecord>;

/** The dogs of a project; see `dogs.ts`. An earlier release knows only `dog`. */
export const isDogRecord = hasFields({
  projectId: isText,
  /** The dog of the first photo; absent until it was found. */
  dog: isAbsentOr(isDogArt),
  /** The dogs of the photos after it, by the photo's id. */
  more: isAbsentOr(isRecordOf(isDogArt)),
});
export type DogRecord = Infer<typeof isDogRecord>;

/** A page as stored. `page.look` is its id; `index` is the number that `numberOf` derives. */
export const isPageRecord = hasFields({ projectId: isText, index: isIndex, page: isPage });
export type PageRecord = Infer<typeof isPageRecord>;

/**
 * A page that is drawn from another photo than the first, or from two. An earlier release knows
 * only the first photo's dog, so it treats the page as missing and draws it from that photo.
 */
export const isPhotoPageRecord = hasFields({
  projectId: isText,
  index: isIndex,
  photo: isText,
  /** Id of the photo of a second dog. */
  partner: isAbsentOr(isText),
  photoPage: isPage,
});
export type PhotoPageRecord = Infer<typeof isPhotoPageRecord>;

export const isPreviewRecord = hasFields({ projectId: isText, index: isIndex, preview: isBlob });
export type PreviewRecord = Infer<typeof isPreviewRecord>;

export const isBlobRecord = hasFields({
  key: isText,
  /** Id of the project or order that it belongs to, or `draft`. */
  owner: isText,
  blob: isBlob,
});
export type BlobRecord = Infer<typeof isBlobRecord>;

export const isShippingAddress = hasFields({
  firstName: isText,
  lastName: isText,
  address: isText,
  apt: isText,
  country: isText,
  state: isText,
  city: isText,
  postalCode: isText,
  phone: isText,
});
export type ShippingAddress = Infer<typeof isShippingAddress>;

export const isReview = hasFields({
  /** 1 to 5. */
  rating: isNumber,
  review: isText,
  createdAt: isNumber,
});
export type Review = Infer<typeof isReview>;

const isOrderStatus = isOneOf('in_progress', 'delivered');
export type OrderStatus = Infer<typeof isOrderStatus>;

export const isOrderRecord = hasFields({
  id: isText,
  createdAt: isNumber,
  projectId: isText,
  bookId: isText,
  dogName: isText,
  pageCount: isNumber,
  copies: isNumber,
  /** US cents. */
  price: isNumber,
  status: isOrderStatus,
  address: isShippingAddress,
  /** A key into the blob store. */
  cover: isNullOr(isText),
  review: isNullOr(isReview),
});

/** An order as stored. */
export type OrderRecord = Infer<typeof isOrderRecord>;

export const isProfile = hasFields({ firstName: isText, lastName: isText, email: isText });
export type Profile = Infer<typeof isProfile>;

export const isDraftRecord = hasFields({
  /** New with each save. Drafts of earlier versions have none. */
  revision: isAbsentOr(isText),
  /** Plain, cloneable values only. */
  fields: isObject,
  /** Keys into the blob store. */
  pictures: isRecordOf(isText),
});

/** A draft as stored. */
export type DraftRecord = Infer<typeof isDraftRecord>;
