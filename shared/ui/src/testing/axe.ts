import axe from 'axe-core';

/**
 * The accessibility rules that the current page breaks: each rule's id with the HTML that breaks
 * it. Does not check colors, which needs a real browser.
 */
export const axeViolations = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
