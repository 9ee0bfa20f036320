/**
 * Schemas of stored and transmitted formats: functions that test a value. TypeScript infers the
 * type from the schema. Schemas are interpreted, so they need no `eval`.
 */

/**
 * Tests whether a value is of type T. If not, and if `path` is given, it receives the path to the
 * first invalid part.
 */
export type Schema<T> = (value: unknown, path?: string[]) => value is T;

/** The type of the values that a schema accepts. */
export type Infer<S> = S extends Schema<infer T> ? T : never;

type Predicate = (value: unknown, path?: string[]) => boolean;

/**
 * Makes a schema from a test. The test must accept only values of type T, which TypeScript cannot
 * check.
 */
export const customSchema = <T>(predicate: Predicate): Schema<T> => predicate as Schema<T>;

/** Returns false, and adds the invalid part to the path. */
export const failAt = (path: string[] | undefined, key: string | number): false => {
  path?.unshift(String(key));
  return false;
};

// Written as plain functions, not made by calls, so that a bundler can drop unused ones.
export const isString = (value: unknown): value is string => typeof value === 'string';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
/** A whole number that is 0 or more. */
export const isNonNegativeInteger = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A string that matches a pattern. Anchor the pattern with `^` and `$`. */
export const isStringMatching = (pattern: RegExp): Schema<string> =>
  customSchema((value) => typeof value === 'string' && pattern.test(value));

/** A string of `minLength` to `maxLength` characters. */
export const isBoundedString = (
  minLength: number,
  maxLength = Number.POSITIVE_INFINITY,
): Schema<string> =>
  customSchema(
    (value) => typeof value === 'string' && value.length >= minLength && value.length <= maxLength,
  );

export const isOneOf = <const T extends readonly unknown[]>(...options: T): Schema<T[number]> =>
  customSchema((value) => options.includes(value));

/** In `isObjectOf`: the field may be absent. */
export const isOptionalOf = <T>(schema: Schema<T>): Schema<T | undefined> =>
  customSchema((value, path) => value === undefined || schema(value, path));

/** A list of `min` to `max` values of one schema. */
export const isArrayOf = <T>(
  schema: Schema<T>,
  min = 0,
  max = Number.POSITIVE_INFINITY,
): Schema<readonly T[]> =>
  customSchema(
    (value, path) =>
      Array.isArray(value) &&
      value.length >= min &&
      value.length <= max &&
      value.every((item, index) => schema(item, path) || failAt(path, index)),
  );

type Shape = Readonly<Record<string, Schema<unknown>>>;
type Simplify<T> = { [K in keyof T]: T[K] } & {};

/** The object type of `isObjectOf`: a field whose schema allows `undefined` is optional. */
export type InferShape<F extends Shape> = Simplify<
  {
    readonly [K in keyof F as undefined extends Infer<F[K]> ? never : K]: Infer<F[K]>;
  } & {
    readonly [K in keyof F as undefined extends Infer<F[K]> ? K : never]?: Exclude<
      Infer<F[K]>,
      undefined
    >;
  }
>;

/** An object with at least these fields. It may have others, which later versions add. */
export const isObjectOf = <F extends Shape>(shape: F): Schema<InferShape<F>> => {
  const fields = Object.entries(shape);
  return customSchema(
    (value, path) =>
      isObject(value) &&
      fields.every(([name, schema]) => schema(value[name], path) || failAt(path, name)),
  );
};

/** A value that passes at least one of several schemas. */
export const isUnionOf = <F extends readonly Schema<unknown>[]>(
  ...schemas: F
): Schema<Infer<F[number]>> => customSchema((value) => schemas.some((schema) => schema(value)));

/** A value that passes a schema and a custom test. */
export const refine = <T>(schema: Schema<T>, predicate: (value: T) => boolean): Schema<T> =>
  customSchema((value, path) => schema(value, path) && predicate(value));

/**
 * The path to the first invalid part of a value, such as `/books/0/id`; null if the value is valid.
 */
export const findInvalidPath = (schema: Schema<unknown>, value: unknown): string | null => {
  const path: string[] = [];
  return schema(value, path) ? null : `/${path.join('/')}`;
};
