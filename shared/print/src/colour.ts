/** The operator that sets a fill colour, given as `#rrggbb`. Throws SyntaxError on other forms. */
export const fillColour = (colour: string): string => {
  const [, ...parts] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(colour) ?? [];
  if (parts.length !== 3) throw new SyntaxError(`Not a colour: ${colour}`);
  return `${parts.map((part) => String(Number((Number.parseInt(part, 16) / 255).toFixed(3)))).join(' ')} rg`;
};
