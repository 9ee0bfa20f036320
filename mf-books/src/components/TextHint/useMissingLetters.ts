import { useQuery } from '@scribblepup/kernel/query';

/**
 * Pages can show all printable ASCII characters, so a text with no others needs no check, and the
 * code of the check is not loaded.
 */
const PLAIN = /^[ -~]*$/u;

/** A sentence that names the characters that pages cannot show; undefined if they can show all. */
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
