import { failAt, isObject, isString, customSchema, type Schema } from './schema';

// Schemas that the first screen does not need. They are in a separate file, because a build keeps
// every export of a file that any of its scripts uses.

export const isUnknown = (_value: unknown): _value is unknown => true;

/** Any number, including NaN and the infinities. */
export const isAnyNumber = (value: unknown): value is number => typeof value === 'number';

/** A finite number. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** A finite number from `min` to `max`. */
export const isInRange = (min: number, max: number): Schema<number> =>
  customSchema((value) => isNumber(value) && value >= min && value <= max);

export const isNullableOf = <T>(schema: Schema<T>): Schema<T | null> =>
  customSchema((value, path) => value === null || schema(value, path));

/** A list of fixed length, with a separate schema for each item. */
export const isTupleOf = <T extends readonly unknown[]>(
  ...schemas: { readonly [K in keyof T]: Schema<T[K]> }
): Schema<Readonly<T>> =>
  customSchema(
    (value, path) =>
      Array.isArray(value) &&
      value.length === schemas.length &&
      schemas.every((schema, index) => schema(value[index], path) || failAt(path, index)),
  );

/** An object whose field names all pass `keySchema`, and whose values all pass `valueSchema`. */
export const isRecordOf = <T>(
  valueSchema: Schema<T>,
  keySchema: Schema<string> = isString,
): Schema<Readonly<Record<string, T>>> =>
  customSchema(
    (value, path) =>
      isObject(value) &&
      Object.entries(value).every(
        ([key, item]) => (keySchema(key) && valueSchema(item, path)) || failAt(path, key),
      ),
  );

/** A value that passes a schema and all `limits`. Its type is that of the schema. */
export const isIntersectionOf = <T>(
  schema: Schema<T>,
  ...limits: readonly Schema<unknown>[]
): Schema<T> =>
  customSchema((value, path) => schema(value, path) && limits.every((limit) => limit(value, path)));
