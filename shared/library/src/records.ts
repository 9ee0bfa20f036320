import type { DogArt } from '@scribblepup/tracing';
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
  isText,
} from './checks';
import type { Profile, Review } from './types';
import type { OrderRecord, PageRecord, ProjectRecord } from './schema';

const isBook = hasFields({
  id: isText,
  number: isIndex,
  name: isText,
  selectedImages: isListOf(isIndex),
  isCompleted: isFlag,
  digitalCopies: isIndex,
  printedCopies: isIndex,
});

const projectCheck = hasFields({
  id: isText,
  createdAt: isNumber,
  updatedAt: isNumber,
  dogName: isText,
  bornMonth: isText,
  photo: isNullOr(isText),
  logo: isNullOr(isText),
  cutout: isAbsentOr(isNullOr(isText)),
  hints: isObject,
  choices: isObject,
  generatedCount: isIndex,
  books: isListOf(isBook, 1),
  currentBookId: isText,
});

const isNumbers = isListOf(isNumber);
const isPoint = isListOf(isNumber, 2, 2);

const dogCheck = hasFields({
  width: isNumber,
  height: isNumber,
  outline: isListOf(isNumbers),
  lines: isListOf(hasFields({ points: isNumbers, strength: isNumber })),
  solids: isListOf(isNumbers),
  lights: isListOf(hasFields({ x: isNumber, y: isNumber, r: isNumber })),
  markings: isListOf(isNumbers),
  face: isNullOr(hasFields({ eyes: isListOf(isPoint, 2, 2), nose: isPoint })),
  cut: hasFields({ left: isFlag, top: isFlag, right: isFlag, bottom: isFlag }),
});

const pageCheck = hasFields({
  projectId: isText,
  index: isIndex,
  page: hasFields({ look: isText, title: isText, items: isListOf(isObject) }),
});

const reviewCheck = hasFields({ rating: isNumber, review: isText, createdAt: isNumber });

const profileCheck = hasFields({ firstName: isText, lastName: isText, email: isText });

const orderCheck = hasFields({
  id: isText,
  createdAt: isNumber,
  projectId: isText,
  bookId: isText,
  dogName: isText,
  pageCount: isNumber,
  copies: isNumber,
  price: isNumber,
  status: isOneOf('in_progress', 'delivered'),
  address: hasFields({
    firstName: isText,
    lastName: isText,
    address: isText,
    country: isText,
    city: isText,
  }),
  review: isNullOr(reviewCheck),
});

export const isProjectRecord = (value: unknown): value is ProjectRecord => projectCheck(value);
/** True if pages can be generated from this dog. */
export const isDogArt = (value: unknown): value is DogArt => dogCheck(value);
export const isPageRecord = (value: unknown): value is PageRecord => pageCheck(value);
export const isOrderRecord = (value: unknown): value is OrderRecord => orderCheck(value);

export const isReview = (value: unknown): value is Review => reviewCheck(value);
export const isProfile = (value: unknown): value is Profile => profileCheck(value);
