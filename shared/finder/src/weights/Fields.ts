/** Thrown if a file violates its format at a path. */
export class Malformed extends Error {
  override readonly name = 'Malformed';

  constructor(
    readonly path: string,
    readonly problem: string,
  ) {
    super(`${path}: ${problem}`);
  }
}

/**
 * Reads typed fields of an object from parsed JSON; a field of the wrong type throws `Malformed`.
 */
export class Fields {
  private readonly values: ReadonlyMap<string, unknown>;

  constructor(
    value: unknown,
    readonly path: string,
  ) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Malformed(path, 'not an object');
    this.values = new Map(Object.entries(value));
  }

  get keys(): string[] {
    return [...this.values.keys()];
  }

  /** The path of a field, for error messages. */
  pathOf(key: string): string {
    return `${this.path}.${key}`;
  }

  fields(key: string): Fields {
    return new Fields(this.values.get(key), this.pathOf(key));
  }

  string(key: string): string {
    const value = this.values.get(key);
    if (typeof value !== 'string') throw new Malformed(this.pathOf(key), 'not a string');
    return value;
  }

  number(key: string): number {
    const value = this.values.get(key);
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw new Malformed(this.pathOf(key), 'not a number');
    return value;
  }

  /** A whole number from `min` to `max`. */
  integer(key: string, min: number, max: number): number {
    return integer(this.values.get(key), this.pathOf(key), min, max);
  }

  oneOf<T extends string>(key: string, choices: readonly T[]): T {
    const value = this.values.get(key);
    const chosen = choices.find((choice) => choice === value);
    if (chosen === undefined)
      throw new Malformed(this.pathOf(key), `not one of ${choices.join(', ')}`);
    return chosen;
  }

  /** An array of at most `max` strings. */
  strings(key: string, max: number): readonly string[] {
    return this.list(key, max).map((value) => {
      if (typeof value !== 'string')
        throw new Malformed(this.pathOf(key), 'not an array of strings');
      return value;
    });
  }

  /** An array of at most `max` values. */
  list(key: string, max: number): readonly unknown[] {
    const value = this.values.get(key);
    if (!Array.isArray(value)) throw new Malformed(this.pathOf(key), 'not an array');
    if (value.length > max) throw new Malformed(this.pathOf(key), `more than ${max}`);
    return value;
  }
}

/** Checks that a value is a whole number from `min` to `max`; throws `Malformed` otherwise. */
export function integer(value: unknown, path: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    throw new Malformed(path, `not a whole number from ${min} to ${max}`);
  return value;
}
