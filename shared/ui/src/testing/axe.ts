import axe from 'axe-core';

/**
 * Ids of the accessibility rules that the current page breaks. Does not check colors, which needs
 * a real browser.
 */
export const axeViolations = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
