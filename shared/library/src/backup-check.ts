import {
  areAll,
  hasFields,
  isAbsentOr,
  isIndex,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isWithin,
  type Check,
} from './checks';
import { isLogo, isPage, isPageIndex, isPicture, isShortText } from './drawing-check';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type OrderBackup,
  type ProjectBackup,
} from './backup-format';
import {
  GENERATION_STEP,
  MAX_BOOKS,
  MAX_COPIES,
  MAX_GENERATED,
  MIN_COPIES,
  PAGES_PER_BOOK,
} from './limits';
import { isDogArt, isOrderRecord, isProfile, isProjectRecord } from './records';
import type { Profile } from './types';

// A backup file can come from anywhere, and its contents end up in drawings. So each field must
// match the narrowest form that the product itself writes.

const isId: Check = (value) => typeof value === 'string' && /^[\w-]{1,64}$/u.test(value);

const hasNoTwice: Check = (value) => Array.isArray(value) && new Set(value).size === value.length;

const isCover = hasFields({
  candidate: isIndex,
  seed: isNumber,
  title: isShortText,
  colour: isShortText,
  picture: isAbsentOr(isId),
});

const isBook = hasFields({
  id: isId,
  number: isWithin(1, MAX_BOOKS),
  name: isShortText,
  selectedImages: areAll(isListOf(isPageIndex, 0, PAGES_PER_BOOK), hasNoTwice),
  cover: isNullOr(isCover),
});

const isPoint = isListOf(isNumber, 2, 2);

const isDab = hasFields({
  x: isNumber,
  y: isNumber,
  radius: isNumber,
  mode: isOneOf('keep', 'erase'),
  region: isOneOf(undefined, true),
  begins: isOneOf(undefined, true),
});

const isHints = hasFields({
  crop: isAbsentOr(hasFields({ x: isNumber, y: isNumber, width: isNumber, height: isNumber })),
  dabs: isAbsentOr(isListOf(isDab)),
  eyes: isAbsentOr(isListOf(isPoint)),
  nose: isAbsentOr(isPoint),
  dogs: isAbsentOr(isListOf(isPoint)),
});

const isChoices = hasFields({
  name: isShortText,
  bornMonth: isNullOr(isWithin(1, 12)),
  age: isAbsentOr(isOneOf('2-3', '3-5', '5-8', '8+')),
  detail: isAbsentOr(isWithin(0, 1)),
  lineWidth: isAbsentOr(isWithin(0, 10)),
  hatTilt: isAbsentOr(isWithin(-90, 90)),
  logo: isAbsentOr(isNullOr(isLogo)),
});

const isProject = areAll(
  isProjectRecord,
  hasFields({
    id: isId,
    dogName: isShortText,
    bornMonth: (value) => typeof value === 'string' && /^(?:0[1-9]|1[0-2])$/u.test(value),
    generatedCount: isWithin(GENERATION_STEP, MAX_GENERATED),
    books: isListOf(isBook, 1, MAX_BOOKS),
    currentBookId: isId,
    hints: isHints,
    choices: isChoices,
  }),
);

const isProjectBackup = hasFields({
  project: isProject,
  dog: isNullOr(isDogArt),
  pages: isListOf(isPage, 0, MAX_GENERATED),
  pictures: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([key, picture]) => isId(key) && isPicture(picture)),
});

const isAddress: Check = (value) =>
  typeof value === 'object' && value !== null && Object.values(value).every(isShortText);

const isOrderBackup = hasFields({
  order: areAll(
    isOrderRecord,
    hasFields({
      id: isId,
      projectId: isId,
      bookId: isId,
      dogName: isShortText,
      copies: isWithin(MIN_COPIES, MAX_COPIES),
      address: isAddress,
    }),
  ),
  cover: isNullOr(isPicture),
});

const isHeader = hasFields({
  format: isOneOf(BACKUP_FORMAT),
  version: isWithin(1, BACKUP_VERSION),
  savedAt: isNumber,
  projects: Array.isArray,
  orders: Array.isArray,
});

/** A backup with a valid header; its entries still have to be checked one by one. */
export type UncheckedBackup = Readonly<
  Record<'profile', unknown> & Record<'projects' | 'orders', readonly unknown[]>
>;

/** True if the value claims to be one of our backups, whatever its version. */
export const isOurs = (value: unknown): boolean =>
  hasFields({ format: isOneOf(BACKUP_FORMAT) })(value);
export const isFromNewerSite = (value: unknown): boolean =>
  hasFields({ version: isWithin(BACKUP_VERSION + 1, Number.MAX_SAFE_INTEGER) })(value);

/** True if the header is that of a backup that this version can read. */
export const isBackup = (value: unknown): value is UncheckedBackup => isHeader(value);

export const isSoundProject = (value: unknown): value is ProjectBackup => isProjectBackup(value);
export const isSoundOrder = (value: unknown): value is OrderBackup => isOrderBackup(value);
export const isSoundProfile = (value: unknown): value is Profile =>
  isProfile(value) && Object.values(value).every(isShortText);
