import { useEffect, useState } from 'react';
import { isAbort, type Choices, type DogArt } from '@scribblepup/studio';
import { coloring } from '../../services/coloring';
import { failureHandler } from '../../failureHandler';

/** The look to draw: it has the dog's name, a hat, and both large and small objects. */
export const SAMPLE_LOOK = 'birthday';

/** Debounce: how long a slider must rest before its page is drawn, ms. */
const DEBOUNCE_MS = 80;

interface Sample {
  /** The last preview drawn; null before the first. */
  readonly preview: Blob | null;
  readonly isFailed: boolean;
}

/** Draws one page of the dog with the given choices, and again when they change. */
export const useSamplePage = (dog: DogArt | null, choices: Choices): Sample => {
  const [sample, setSample] = useState<Sample>({ preview: null, isFailed: false });
  useEffect(() => {
    if (!dog) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (change: Partial<Sample>): void => {
      if (!signal.aborted) setSample((last) => ({ ...last, ...change }));
    };
    const draw = (): Promise<void> =>
      coloring()
        .drawPages(dog, choices, {
          looks: [SAMPLE_LOOK],
          signal,
          onPage: (_page, preview) => show({ preview, isFailed: false }),
        })
        .catch((error: unknown) => {
          if (isAbort(error)) return;
          failureHandler('sample-page')(error);
          show({ isFailed: true });
        });
    const timer = setTimeout(() => void draw(), DEBOUNCE_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [dog, choices]);
  return sample;
};
