/** An element of the page that is open. */
export interface Target {
  click(): Promise<void>;
  /** Replaces the text of a field, by the keyboard. */
  type(text: string): Promise<void>;
  /** Chooses an option of a list by its text. */
  choose(option: string): Promise<void>;
  upload(path: string): Promise<void>;
}

/** All that a journey needs of a browser. One adapter for each way to drive one implements it. */
export interface Driver {
  /** Name and version, as the browser gives them. */
  readonly version: string;
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page, and gives its resolved value, which must fit JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** The element that an expression in the page resolves to, or null. */
  element(expression: string): Promise<Target | null>;
  /** The folder for the browser's downloads. */
  readonly downloads: string;
  quit(): Promise<void>;
}
