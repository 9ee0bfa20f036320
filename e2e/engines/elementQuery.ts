/** A text to look for, in a form that fits JSON: the exact text, or the source of a RegExp. */
export type TextMatch = string | { readonly pattern: string };

/** A query for an element, by its role and name or by its label, as a screen reader finds it. */
export type ElementQuery = (
  | { readonly role: string; readonly name: TextMatch }
  | { readonly label: TextMatch }
) & { readonly within?: ElementQuery };

export interface FindOptions {
  /**
   * True to find only elements that a click can reach: enabled, not moving and not covered. If an
   * element is out of reach, its label may be found instead.
   */
  readonly mustBeUsable: boolean;
}

/** The queries of @testing-library/dom, which is loaded into the page. */
interface Queries {
  readonly queryAllByRole: (
    root: Element,
    role: string,
    options: { name: string | RegExp },
  ) => HTMLElement[];
  readonly queryAllByLabelText: (root: Element, words: string | RegExp) => HTMLElement[];
}

/** Runs in a page: returns the first element that matches a query, or null. */
export const findElement = async (
  query: ElementQuery,
  { mustBeUsable }: FindOptions,
): Promise<Element | null> => {
  const { queryAllByRole, queryAllByLabelText } = (
    globalThis as unknown as { TestingLibraryDom: Queries }
  ).TestingLibraryDom;
  const toMatcher = (words: TextMatch): string | RegExp =>
    typeof words === 'string' ? words : new RegExp(words.pattern);
  const all = (query: ElementQuery): HTMLElement[] =>
    (query.within ? all(query.within) : [document.body]).flatMap((root) =>
      'role' in query
        ? queryAllByRole(root, query.role, { name: toMatcher(query.name) })
        : queryAllByLabelText(root, toMatcher(query.label)),
    );
  const box = (element: Element): string => JSON.stringify(element.getBoundingClientRect());
  const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
  const isAnimated = (element: Element | null): boolean =>
    element !== null &&
    (element.getAnimations().some(({ playState }) => playState === 'running') ||
      isAnimated(element.parentElement));
  const isUsable = async (element: HTMLElement): Promise<boolean> => {
    if (element.matches(':disabled, [aria-disabled=true]')) return false;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const before = box(element);
    await frame();
    await frame();
    if (isAnimated(element) || box(element) !== before) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };

  for (const element of all(query)) {
    if (!mustBeUsable || (await isUsable(element))) return element;
    // If a label covers its field, a visitor presses the label.
    for (const label of (element as HTMLInputElement).labels ?? [])
      if (await isUsable(label)) return label;
  }
  return null;
};

/** Runs in a page: chooses an option of a list by its text. */
export const chooseOption = (list: Element, text: string): void => {
  const { options } = list as HTMLSelectElement;
  (list as HTMLSelectElement).selectedIndex = [...options].findIndex(
    (option) => option.text === text,
  );
  list.dispatchEvent(new Event('change', { bubbles: true }));
};
