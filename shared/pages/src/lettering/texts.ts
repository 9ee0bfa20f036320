/**
 * Every text that is drawn on a page. {name} is the name of the dog or of the giver, or the names
 * of several dogs in one drawing, so no verb depends on their number. If it is unknown or cannot be
 * lettered, the plain form is used; an empty plain form draws no text. The look fills in a {count}.
 */
export const TEXTS = {
  book: { named: 'My coloring book', plain: 'My coloring book' },
  dog: { named: '{name}', plain: '' },
  from: { named: 'From {name}', plain: '' },
  birthday: { named: '{name}', plain: 'Hooray!' },
  happyBirthday: { named: 'Happy birthday', plain: 'Happy birthday' },
  hero: { named: 'Super {name}!', plain: 'Super dog!' },
  royal: { named: 'Royal {name}', plain: 'Your Majesty' },
  wanted: { named: 'Wanted', plain: 'Wanted' },
  reward: { named: 'for cuddles', plain: 'for cuddles' },
  best: { named: 'Best dog', plain: 'Best dog', two: 'Best dogs' },
  magic: { named: 'The great {name}', plain: 'The great wizard' },
  chef: { named: "{name}'s bakery", plain: 'Bakery' },
  captain: { named: 'Captain {name}', plain: 'Captain' },
  movie: { named: '{name} the movie', plain: 'The movie' },
  woof: { named: 'Woof!', plain: 'Woof!' },
  connect: { named: 'Connect the dots', plain: 'Connect the dots' },
  maze: {
    named: 'Help {name} find the bone',
    plain: 'Find the bone',
    two: 'Help them find each other',
  },
  differences: { named: 'Find {count} differences', plain: 'Find {count} differences' },
  halves: { named: 'Draw the other half', plain: 'Draw the other half' },
  search: { named: 'How many can you find?', plain: 'How many can you find?' },
  ball: { named: 'Help {name} get the ball', plain: 'Find the ball' },
  bone: { named: 'Help {name} find the bowl', plain: 'Find the bowl' },
  tangle: {
    named: 'Which leash leads to {name}?',
    plain: 'Which leash is it?',
    two: 'Who is on which leash?',
  },
  twins: { named: 'Find the twins', plain: 'Find the twins' },
  next: { named: 'What comes next?', plain: 'What comes next?' },
  dream: { named: "What is in {name}'s dream?", plain: "What is in your dog's dream?" },
  shadows: {
    named: 'Which is the right shadow?',
    plain: 'Which is the right shadow?',
    two: "Which shadow doesn't belong?",
  },
  copy: { named: 'Copy the drawing', plain: 'Copy the drawing' },
  odd: { named: 'Which duck is different?', plain: 'Which duck is different?' },
  words: { named: 'Word search', plain: 'Word search' },
} as const;

export type TextId = keyof typeof TEXTS;

interface Text {
  readonly named: string;
  readonly plain: string;
  /** For a page with two dogs, if the other forms do not suit it. */
  readonly two?: string;
}

/**
 * The text for a dog with the letterable name `name`, which may be empty; `two` if the page shows
 * two dogs.
 */
export function textFor(id: TextId, name: string, two = false): string {
  const { named, plain, ...other }: Text = TEXTS[id];
  if (two && other.two !== undefined) return other.two;
  return name ? withName(named, name) : plain;
}

/**
 * Fills in a name. Leaves out a title that the name already has, or is, to avoid "Captain Captain
 * Hook" and "Captain Captain".
 */
function withName(text: string, name: string): string {
  const [before, after] = text.split('{name}');
  if (after === undefined) return text;
  const isTitled = `${name} `.toLowerCase().startsWith(before.toLowerCase());
  return `${isTitled ? '' : before}${name}${after}`;
}
