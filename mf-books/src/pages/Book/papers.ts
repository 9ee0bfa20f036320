import type { InteriorVariant, PrintShop } from '@scribblepup/print/layout';

/** The papers a PDF can be made for; the first is the default. */
export const papers: readonly { readonly value: InteriorVariant; readonly label: string }[] = [
  { value: 'home-letter', label: 'US Letter, printed at home' },
  { value: 'home-a4', label: 'A4, printed at home' },
  { value: 'kdp', label: 'Print shop, Amazon KDP' },
  { value: 'lulu', label: 'Print shop, Lulu' },
];

/** Returns the print shop of a variant; null for printing at home. */
export const shopOf = (variant: InteriorVariant): PrintShop | null =>
  variant === 'kdp' || variant === 'lulu' ? variant : null;
