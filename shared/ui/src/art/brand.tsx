import type { SVGProps } from 'react';
import { ink, sun } from './palette';

type DrawingProps = Omit<SVGProps<SVGSVGElement>, 'viewBox' | 'children'>;

export { productName } from '@scribblepup/kernel/public-screens';

const pad = 'M0 4C10 4 19 14 17 24C15 33 6 31 0 31C-6 31-15 33-17 24C-19 14-10 4 0 4Z';

interface PawPrintProps {
  readonly transform: string;
  readonly fill: string;
}

/** A paw print for use inside another drawing. */
export const PawPrint = ({ transform, fill }: PawPrintProps) => (
  <g transform={transform} fill={fill}>
    <path d={pad} />
    <ellipse cx="-19" cy="3" rx="6.5" ry="9" transform="rotate(-28 -19 3)" />
    <ellipse cx="-7.5" cy="-9" rx="6.5" ry="9.5" transform="rotate(-8 -7.5 -9)" />
    <ellipse cx="7.5" cy="-9" rx="6.5" ry="9.5" transform="rotate(8 7.5 -9)" />
    <ellipse cx="19" cy="3" rx="6.5" ry="9" transform="rotate(28 19 3)" />
  </g>
);

/** The brand's mark: a paw in a sun-yellow roundel whose rim takes the text color. */
export const PawMark = (props: DrawingProps) => (
  <svg viewBox="0 0 48 48" width="36" height="36" aria-hidden="true" focusable="false" {...props}>
    <circle cx="24" cy="24" r="22" fill={sun} stroke="currentColor" strokeWidth="3" />
    <PawPrint transform="translate(24 21) rotate(-10) scale(.72)" fill={ink} />
  </svg>
);
