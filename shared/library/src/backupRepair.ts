import { isObject } from '@scribblepup/kernel/schema';
import { pageSchemas } from './backupFormat';

// Removes the invalid parts of a backup's projects that a project can do without. A tap on a
// picture without a size makes a hint with NaN, which JSON writes as null. The engine ignores such
// hints, but no schema accepts null as a number.

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isPresent = (value: unknown): boolean =>
  value !== null && (typeof value !== 'number' || Number.isFinite(value));

/** Points, dabs and the crop hold their numbers directly. */
const isValidHint = (hint: unknown): boolean =>
  isList(hint) || isObject(hint) ? Object.values(hint).every(isPresent) : isPresent(hint);

const LISTS = ['dabs', 'eyes', 'closedEyes', 'dogs'];
const SINGLES = ['crop', 'nose'];

const validHints = (hints: unknown): unknown => {
  if (!isObject(hints)) return hints;
  const valid = Object.entries(hints)
    .filter(([name, hint]) => !SINGLES.includes(name) || isValidHint(hint))
    .map(([name, hint]) => [
      name,
      LISTS.includes(name) && isList(hint) ? hint.filter(isValidHint) : hint,
    ]);
  return Object.fromEntries(valid);
};

const withValidPhotoHints = (photo: unknown): unknown =>
  isObject(photo) && 'hints' in photo ? { ...photo, hints: validHints(photo.hints) } : photo;

/** The record of a project, which may be invalid, without hints whose numbers are missing. */
export const withValidHints = (project: unknown): unknown => {
  const record = withValidPhotoHints(project);
  if (!isObject(record) || !isList(record.morePhotos)) return record;
  return { ...record, morePhotos: record.morePhotos.map(withValidPhotoHints) };
};

/**
 * The entry of a project without its broken hints, and without its invalid pages, which are drawn
 * again like missing ones.
 */
export const repairProjectBackup = (entry: unknown): unknown => {
  if (!isObject(entry)) return entry;
  const lists = Object.entries(pageSchemas).flatMap(([name, isPage]) => {
    const pages = entry[name];
    return isList(pages) ? [[name, pages.filter((page) => isPage(page))]] : [];
  });
  const pages = Object.fromEntries(lists) as object;
  return { ...entry, ...pages, project: withValidHints(entry.project) };
};
