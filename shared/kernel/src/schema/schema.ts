/**
 * Schemas of stored and transmitted formats: functions that test a value. TypeScript infers the
 * type from the schema. Schemas are interpreted, so they need no `eval`.
 */

/**
 * Tests whether a value has the form T. If not, and if there is a `trail`, the trail receives the
 * path to the first part that differs.
 */
export type Schema<T> = (value: unknown, trail?: string[]) => value is T;

/** The type of the values that a schema accepts. */
export type Infer<S> = S extends Schema<infer T> ? T : never;

type Test = (value: unknown, trail?: string[]) => boolean;

/**
 * A schema from a test. The test must accept only values of type T, which TypeScript cannot check.
 */
export const schemaOf = <T>(test: Test): Schema<T> => test as Schema<T>;

/** Returns false, and adds the invalid part to the trail. */
export const fails = (trail: string[] | undefined, part: string | number): false => {
  trail?.unshift(String(part));
  return false;
};

// Plain functions instead of calls, so that a bundler can drop unused ones.
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
/** A whole number from 0. */
export const isIndex = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that matches a pattern. Anchor the pattern with `^` and `$`. */
export const isMatch = (pattern: RegExp): Schema<string> =>
  schemaOf((value) => typeof value === 'string' && pattern.test(value));

/** A text of `least` to `most` characters. */
export const isTextOf = (least: number, most = Number.POSITIVE_INFINITY): Schema<string> =>
  schemaOf((value) => typeof value === 'string' && value.length >= least && value.length <= most);

export const isOneOf = <const T extends readonly unknown[]>(...options: T): Schema<T[number]> =>
  schemaOf((value) => options.includes(value));

/** In `hasFields`: the field may be absent. */
export const isAbsentOr = <T>(form: Schema<T>): Schema<T | undefined> =>
  schemaOf((value, trail) => value === undefined || form(value, trail));

/** A list of `least` to `most` values of one form. */
export const isListOf = <T>(
  form: Schema<T>,
  least = 0,
  most = Number.POSITIVE_INFINITY,
): Schema<readonly T[]> =>
  schemaOf(
    (value, trail) =>
      Array.isArray(value) &&
      value.length >= least &&
      value.length <= most &&
      value.every((item, index) => form(item, trail) || fails(trail, index)),
  );

type Forms = Readonly<Record<string, Schema<unknown>>>;
type Flat<T> = { [K in keyof T]: T[K] } & {};

/** The object type of `hasFields`: a field whose form allows `undefined` is optional. */
export type Fields<F extends Forms> = Flat<
  {
    readonly [K in keyof F as undefined extends Infer<F[K]> ? never : K]: Infer<F[K]>;
  } & {
    readonly [K in keyof F as undefined extends Infer<F[K]> ? K : never]?: Exclude<
      Infer<F[K]>,
      undefined
    >;
  }
>;

/** An object with at least these fields. Others are allowed: a later version may have added them. */
export const hasFields = <F extends Forms>(forms: F): Schema<Fields<F>> => {
  const fields = Object.entries(forms);
  return schemaOf(
    (value, trail) =>
      isObject(value) &&
      fields.every(([name, form]) => form(value[name], trail) || fails(trail, name)),
  );
};

/** A value of one of several forms. */
export const isEither = <F extends readonly Schema<unknown>[]>(
  ...forms: F
): Schema<Infer<F[number]>> => schemaOf((value) => forms.some((form) => form(value)));

/** A value of a form that also passes a custom test. */
export const isWhere = <T>(form: Schema<T>, test: (value: T) => boolean): Schema<T> =>
  schemaOf((value, trail) => form(value, trail) && test(value));

/**
 * The path to the first invalid part of a value, such as `/books/0/id`; null if the value is valid.
 */
export const faultIn = (form: Schema<unknown>, value: unknown): string | null => {
  const trail: string[] = [];
  return form(value, trail) ? null : `/${trail.join('/')}`;
};
