import type { DogArt } from '@scribblepup/tracing';
import type { Page } from '@scribblepup/pages';

// The dog's largest size on a page of 850 x 1100 units, which leaves a margin around it.
const WIDTH = 780,
  HEIGHT = 1030;

/** A page with only the dog, centered and as large as fits: all its lines, or only the outline. */
export function dogPage(dog: DogArt, parts: 'all' | 'outline'): Page {
  const scale = Math.min(WIDTH / dog.width, HEIGHT / dog.height);
  return {
    look: 'dog',
    title: 'Dog',
    family: 'scenes',
    items: [
      {
        kind: 'dog',
        scale,
        dx: (850 - dog.width * scale) / 2,
        dy: (1100 - dog.height * scale) / 2,
        mirror: false,
        line: 4,
        outline: 6,
        halo: 0,
        detail: 1,
        markings: false,
        parts,
      },
    ],
  };
}
