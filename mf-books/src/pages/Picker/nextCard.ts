// Measures the card's parent, because hovering lifts the card itself.
const rowOf = (card: HTMLElement): number =>
  (card.parentElement ?? card).getBoundingClientRect().top;

/**
 * Returns the card that an arrow key leads to in a grid of cards, or undefined. Up and down stay in
 * the displayed column; Home and End lead to the first and the last card.
 */
export const nextCard = (key: string, grid: Element, from: Element): HTMLElement | undefined => {
  const cards = [...grid.querySelectorAll<HTMLElement>('[data-card]')];
  const index = cards.findIndex((card) => card === from);
  if (index < 0) return undefined;
  const columns = Math.max(1, cards.filter((card) => rowOf(card) === rowOf(cards[0])).length);
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: cards.length - 1,
  };
  const to = moves[key];
  return to === undefined ? undefined : cards[to];
};
