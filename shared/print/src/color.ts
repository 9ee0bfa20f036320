/** The operator that sets a fill color, given as `#rrggbb`. Throws SyntaxError on other forms. */
export const fillColorOperator = (color: string): string => {
  const [, ...parts] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(color) ?? [];
  if (parts.length !== 3) throw new SyntaxError(`Not a color: ${color}`);
  return `${parts.map((part) => String(Number((Number.parseInt(part, 16) / 255).toFixed(3)))).join(' ')} rg`;
};
