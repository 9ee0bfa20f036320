/** The operator that fills with a colour given as `#rrggbb`. Throws a SyntaxError on any other form. */
export const fillColour = (colour: string): string => {
  const [, ...parts] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(colour) ?? [];
  if (parts.length !== 3) throw new SyntaxError(`Not a colour: ${colour}`);
  return `${parts.map((part) => String(Number((Number.parseInt(part, 16) / 255).toFixed(3)))).join(' ')} rg`;
};
