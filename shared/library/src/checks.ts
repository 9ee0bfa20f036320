type Fields = Readonly<Record<string, unknown>>;

/** Tests whether a value read from disk or from a file is valid. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
export const isIndex: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const isAbsentOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const isOneOf =
  (...options: readonly unknown[]): Check =>
  (value) =>
    options.includes(value);

export const isWithin =
  (least: number, most: number): Check =>
  (value) =>
    isNumber(value) && (value as number) >= least && (value as number) <= most;

export const isListOf =
  (check: Check, least = 0, most = Number.POSITIVE_INFINITY): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(check);

export const hasFields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([field, check]) => check(value[field]));

export const areAll =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.every((check) => check(value));
