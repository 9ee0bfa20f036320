/** An element of the open page. */
export interface Target {
  click(): Promise<void>;
  /** Replaces the text of a field with the keyboard. */
  type(text: string): Promise<void>;
  /** Chooses an option of a list by its text. */
  choose(option: string): Promise<void>;
  upload(path: string): Promise<void>;
}

/**
 * Everything that a journey needs from a browser. Each way to drive a browser has its own
 * implementation.
 */
export interface Driver {
  /** Name and version, as the browser states them. */
  readonly version: string;
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page, and returns its resolved value, which must fit JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** The element that an expression in the page resolves to, or null. */
  element(expression: string): Promise<Target | null>;
  /** The folder for the browser's downloads. */
  readonly downloads: string;
  quit(): Promise<void>;
}
