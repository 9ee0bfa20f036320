import type { Logo } from '@scribblepup/studio';
import { failureHandler } from '../failureHandler';
import { coloring } from '../services/coloring';
import type { ChosenPicture } from './photoOnForm';

const traced = new WeakMap<ChosenPicture, Promise<Logo | null>>();

// A null crop means that the visitor did not change the frame: trace the whole logo, because the
// initial frame would crop its edges. A logo that cannot be traced must not prevent the book.
const trace = ({ crop, photo, preview }: ChosenPicture): Promise<Logo | null> =>
  coloring()
    .traceLogo(crop === null ? photo : preview)
    .catch((error: unknown) => {
      failureHandler('logo')(error);
      return null;
    });

/** The lines of a logo, which is traced once; null without a logo, or if it cannot be traced. */
export const logoLines = (logo: ChosenPicture | null): Promise<Logo | null> => {
  if (!logo) return Promise.resolve(null);
  const lines = traced.get(logo) ?? trace(logo);
  traced.set(logo, lines);
  return lines;
};
