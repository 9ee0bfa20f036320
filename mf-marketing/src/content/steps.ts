import type { ComponentType } from 'react';
import {
  CoverIllustration,
  PagesIllustration,
  PhotoIllustration,
  PrintIllustration,
} from '@scribblepup/ui/art';

export interface Step {
  readonly title: string;
  readonly text: string;
  readonly Picture: ComponentType<{ className?: string }>;
}

/** The steps from the photo to the book. */
export const steps: readonly Step[] = [
  {
    title: 'Upload a photo',
    text: 'Choose, drop or snap a photo of your dog and crop it the way you like.',
    Picture: PhotoIllustration,
  },
  {
    title: 'Pick 25 pages',
    text: 'We draw up to 100 coloring pages of your dog. You keep your 25 favorites.',
    Picture: PagesIllustration,
  },
  {
    title: 'Choose a cover',
    text: 'Look through the covers drawn from your dog and take the one that makes you smile.',
    Picture: CoverIllustration,
  },
  {
    title: 'Download or print',
    text: 'Download the book as a PDF for your own printer, or order a printed copy.',
    Picture: PrintIllustration,
  },
];
