interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** True for a key with a modifier that may be a command of the browser, such as Alt+Left for Back. */
export const isBrowserKey = ({ ctrlKey, metaKey, altKey }: Modifiers): boolean =>
  ctrlKey || metaKey || altKey;
