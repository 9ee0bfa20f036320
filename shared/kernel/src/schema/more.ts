import { fails, isObject, isText, schemaOf, type Schema } from './schema';

// Schemas that the first screen does not need. They are in a separate file, because a build keeps
// every export of a file that any of its scripts uses.

export const isAnything = (_value: unknown): _value is unknown => true;

/** A number, or NaN or an infinity. */
export const isAnyNumber = (value: unknown): value is number => typeof value === 'number';

/** A finite number. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** A finite number from `least` to `most`. */
export const isWithin = (least: number, most: number): Schema<number> =>
  schemaOf((value) => isNumber(value) && value >= least && value <= most);

export const isNullOr = <T>(form: Schema<T>): Schema<T | null> =>
  schemaOf((value, trail) => value === null || form(value, trail));

/** A list of fixed length, with a separate form for each item. */
export const isTuple = <T extends readonly unknown[]>(
  ...forms: { readonly [K in keyof T]: Schema<T[K]> }
): Schema<Readonly<T>> =>
  schemaOf(
    (value, trail) =>
      Array.isArray(value) &&
      value.length === forms.length &&
      forms.every((form, index) => form(value[index], trail) || fails(trail, index)),
  );

/** An object whose field names all pass `name`, and whose values all have the same form. */
export const isRecordOf = <T>(
  form: Schema<T>,
  name: Schema<string> = isText,
): Schema<Readonly<Record<string, T>>> =>
  schemaOf(
    (value, trail) =>
      isObject(value) &&
      Object.entries(value).every(
        ([key, item]) => (name(key) && form(item, trail)) || fails(trail, key),
      ),
  );

/** A value of a form that also passes stricter schemas. Its type is still that of the form. */
export const isLimited = <T>(form: Schema<T>, ...limits: readonly Schema<unknown>[]): Schema<T> =>
  schemaOf((value, trail) => form(value, trail) && limits.every((limit) => limit(value, trail)));
