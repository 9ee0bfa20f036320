// Measure the card's place in the grid, because hovering lifts the card itself.
const rowOf = (card: HTMLElement): number =>
  (card.parentElement ?? card).getBoundingClientRect().top;

/**
 * Returns the card that an arrow key leads to in a grid of cards; Home and End lead to the first
 * and the last. Undefined when there is none. Up and down stay in the displayed column.
 */
export const nextCard = (key: string, grid: Element, from: Element): HTMLElement | undefined => {
  const cards = [...grid.querySelectorAll<HTMLElement>('[data-card]')];
  const at = cards.findIndex((card) => card === from);
  if (at < 0) return undefined;
  const columns = Math.max(1, cards.filter((card) => rowOf(card) === rowOf(cards[0])).length);
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: cards.length - 1,
  };
  const to = moves[key];
  return to === undefined ? undefined : cards[to];
};
