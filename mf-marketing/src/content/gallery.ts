import colored1 from '../assets/page-1-colored.webp';
import lines1 from '../assets/page-1-lines.webp';
import colored2 from '../assets/page-2-colored.webp';
import lines2 from '../assets/page-2-lines.webp';
import colored3 from '../assets/page-3-colored.webp';
import lines3 from '../assets/page-3-lines.webp';
import colored4 from '../assets/page-4-colored.webp';
import lines4 from '../assets/page-4-lines.webp';
import colored5 from '../assets/page-5-colored.webp';
import lines5 from '../assets/page-5-lines.webp';
import colored6 from '../assets/page-6-colored.webp';
import lines6 from '../assets/page-6-lines.webp';

/** Size of the gallery's pictures, px. */
export const galleryPageSize = { width: 374, height: 484 } as const;

/** Pages of the demo dogs, in the same order as in scripts/demo/landing.ts. */
export const gallery = [
  { name: 'Biscuit at the beach', lines: lines1, colored: colored1 },
  { name: 'Koda walks on the moon', lines: lines2, colored: colored2 },
  { name: "Waffles' birthday", lines: lines3, colored: colored3 },
  { name: 'Mochi drives a car', lines: lines4, colored: colored4 },
  { name: 'A royal portrait of Koda', lines: lines5, colored: colored5 },
  { name: 'Waffles in the bathtub', lines: lines6, colored: colored6 },
] as const;
