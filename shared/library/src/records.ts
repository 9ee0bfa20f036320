import type { DamagedRecord } from './types';
import type { OrderRecord, PageRecord, ProjectRecord } from './schema';

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isIndex: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const hasFields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([field, check]) => check(value[field]));

const isBook = hasFields({
  id: isText,
  number: isIndex,
  name: isText,
  selectedImages: isListOf(isIndex),
  isCompleted: (value) => typeof value === 'boolean',
  digitalCopies: isIndex,
  printedCopies: isIndex,
});

const projectCheck = hasFields({
  id: isText,
  createdAt: isNumber,
  updatedAt: isNumber,
  dogName: isText,
  bornMonth: isText,
  photo: isTextOrNull,
  logo: isTextOrNull,
  hints: isObject,
  choices: isObject,
  generatedCount: isIndex,
  books: (value) => isListOf(isBook)(value) && (value as unknown[]).length > 0,
  currentBookId: isText,
});

const pageCheck = hasFields({
  projectId: isText,
  index: isIndex,
  page: hasFields({ look: isText, title: isText, items: isListOf(isObject) }),
});

const orderCheck = hasFields({
  id: isText,
  createdAt: isNumber,
  projectId: isText,
  bookId: isText,
  dogName: isText,
  pageCount: isNumber,
  copies: isNumber,
  price: isNumber,
  status: (value) => value === 'in_progress' || value === 'delivered',
  address: hasFields({ firstName: isText, lastName: isText, address: isText, country: isText, city: isText }),
  review: (value) => value === null || hasFields({ rating: isNumber, review: isText })(value),
});

export const isProjectRecord = (value: unknown): value is ProjectRecord => projectCheck(value);
export const isPageRecord = (value: unknown): value is PageRecord => pageCheck(value);
export const isOrderRecord = (value: unknown): value is OrderRecord => orderCheck(value);

/** Names a record that failed its check, by its key. */
export const damagedRecord = (kind: DamagedRecord['kind'], key: IDBValidKey): DamagedRecord => ({
  kind,
  id: Array.isArray(key) ? key.join('/') : String(key),
});
