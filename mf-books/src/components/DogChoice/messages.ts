import { formatList } from '../../formatList';

export const QUESTION = 'Which dog is yours?';

const LAST_DOG = 'One dog has to stay. Tap another one first, then leave this one out.';

/**
 * The text next to the dogs.
 * @param drawn indexes of the dogs that are drawn
 * @param isLastTapped the visitor tried to leave out the last one
 */
export const choiceMessage = (
  count: number,
  drawn: readonly number[],
  isLastTapped: boolean,
): string => {
  if (isLastTapped) return LAST_DOG;
  const sentence = `We found ${count} dogs.`;
  if (drawn.length === count)
    return `${sentence} ${count === 2 ? 'Both' : 'All of them'} are drawn. Tap a dog to leave it out.`;
  const drawnDogs = formatList(drawn.map((i) => `Dog ${i + 1}`));
  if (drawn.length > 1)
    return `${sentence} ${drawnDogs} are drawn. Tap a dog to draw it too, or to leave it out.`;
  return `${sentence} ${drawnDogs} is drawn. Tap ${count === 2 ? 'the other one' : 'another one'} to draw it too.`;
};
