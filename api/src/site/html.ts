import {
  defaultTreeAdapter as tree,
  html as names,
  parse,
  parseFragment,
  serialize,
  serializeOuter,
  type DefaultTreeAdapterTypes,
} from 'parse5';

// Functions that parse, search, change and serialize pages and parts of pages.

export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Child = DefaultTreeAdapterTypes.ChildNode;

// The content of `noscript` is markup here, as it is for a browser without scripts.
const options = { scriptingEnabled: false };

export const parsePage = (html: string): Parent => parse(html, options);
export const parsePart = (html: string): Parent => parseFragment(html, options);

/** The HTML of a node's content. */
export const innerHtml = (node: Parent): string => serialize(node, options);
/** The HTML of an element, with its own tags. */
export const outerHtml = (element: Element): string => serializeOuter(element, options);

/** All elements below a node, in the order of the page. */
export const elementsIn = (node: Parent): Element[] =>
  node.childNodes
    .filter((child) => tree.isElementNode(child))
    .flatMap((child) => [child, ...elementsIn(child)]);

type Attributes = Readonly<Record<string, string | undefined>>;

export const getAttribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Sets an attribute; `undefined` changes nothing. */
export const setAttribute = ({ attrs }: Element, name: string, value: string | undefined): void => {
  if (value === undefined) return;
  const present = attrs.find((attribute) => attribute.name === name);
  if (present) present.value = value;
  else attrs.push({ name, value });
};

/** Creates an element; attributes that are `undefined` are left out. */
export const createElement = (tag: string, attributes: Attributes = {}): Element => {
  const element = tree.createElement(tag, names.NS.HTML, []);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  return element;
};

const isMatch = (element: Element, tag: string, attributes: Attributes): boolean =>
  element.tagName === tag &&
  Object.entries(attributes).every(([name, value]) => getAttribute(element, name) === value);

/** The elements with this tag and these attributes. */
export const findAll = (node: Parent, tag: string, attributes: Attributes = {}): Element[] =>
  elementsIn(node).filter((element) => isMatch(element, tag, attributes));

/** The first element that `findAll` finds; a page of another release may have none. */
export const findFirst = (
  node: Parent,
  tag: string,
  attributes: Attributes = {},
): Element | undefined => findAll(node, tag, attributes)[0];

export const remove = (element: Element): void => tree.detachNode(element);

/** Moves nodes to the end of an element's or a fragment's content. */
export const append = (to: Parent | undefined, nodes: readonly Child[]): void => {
  if (!to) return;
  for (const node of [...nodes]) {
    tree.detachNode(node);
    tree.appendChild(to, node);
  }
};

/** Moves nodes to just before an element. */
export const insertBefore = (target: Element | undefined, nodes: readonly Child[]): void => {
  if (!target?.parentNode) return;
  for (const node of [...nodes]) {
    tree.detachNode(node);
    tree.insertBefore(target.parentNode, node, target);
  }
};

/** A template with these nodes. A browser neither shows a template nor loads its files. */
export const createTemplate = (attributes: Attributes, nodes: readonly Child[]): Element => {
  const template = createElement('template', attributes) as DefaultTreeAdapterTypes.Template;
  const content = tree.createDocumentFragment();
  append(content, nodes);
  tree.setTemplateContent(template, content);
  return template;
};

/** Replaces an element's content with text. */
export const setText = (element: Element | undefined, text: string): void => {
  if (!element) return;
  for (const node of [...element.childNodes]) tree.detachNode(node);
  tree.insertText(element, text);
};
