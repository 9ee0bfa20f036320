import { useQuery } from '@scribblepup/kernel/query';

/** Pages have a letter for each of these, so nothing has to be loaded to know it. */
const PLAIN = /^[ -~]*$/u;

/** A sentence that names the characters which pages cannot show; undefined if they show all. */
export const useMissingLetters = (text: string): string | undefined => {
  const { data = [] } = useQuery({
    queryKey: ['missing-letters', text],
    queryFn: async () => (await import('@scribblepup/studio/letters')).missingLetters(text),
    enabled: !PLAIN.test(text),
    meta: { remote: 'books' },
  });
  if (data.length === 0) return undefined;
  const they = data.length === 1 ? 'it is' : 'they are';
  return `Pages cannot show ${data.join(' ')}, so ${they} left out.`;
};
