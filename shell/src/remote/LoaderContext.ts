import { createContext, useContext } from 'react';
import type { ScreenLoader } from '../federation';

const LoaderContext = createContext<ScreenLoader | null>(null);

export const LoaderProvider = LoaderContext.Provider;

/** The screen loader of this React tree. */
export function useLoader(): ScreenLoader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('useLoader needs a LoaderProvider above it.');
  return loader;
}
