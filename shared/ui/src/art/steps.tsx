import type { ReactNode, SVGProps } from 'react';
import { PawPrint } from './brand';
import { ink, paper, sun } from './palette';

type DrawingProps = Omit<SVGProps<SVGSVGElement>, 'viewBox' | 'children'>;

const Picture = ({ children, ...rest }: DrawingProps & { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 56 56"
    width="56"
    height="56"
    aria-hidden="true"
    focusable="false"
    stroke={ink}
    strokeWidth="3.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...rest}
  >
    {children}
  </svg>
);

/** A camera: upload a photo. */
export const PhotoIllustration = (props: DrawingProps) => (
  <Picture {...props}>
    <path
      d="M6 16C6 13 8 12 10 12H18L22 6H35L39 12H47C50 12 51 14 51 16V44C51 47 49 48 47 48H10C7 48 6 46 6 44Z"
      fill="#FFE9B5"
    />
    <circle cx="28.5" cy="29" r="10.5" fill="#BFE3F7" />
  </Picture>
);

/** Two sheets with a paw: pick pages. */
export const PagesIllustration = (props: DrawingProps) => (
  <Picture {...props}>
    <path d="M14 8l30-3 5 38-30 4z" fill="#F9DDE4" />
    <path d="M7 12h32v38H7z" fill={paper} />
    <g stroke="none">
      <PawPrint transform="translate(23 28) scale(.42)" fill={ink} />
    </g>
  </Picture>
);

/** A bound book with a star: choose a cover. */
export const CoverIllustration = (props: DrawingProps) => (
  <Picture {...props}>
    <path d="M10 6h32c4 0 6 2 6 6v38H14c-4 0-6-2-6-6V10" fill="#CFE7D6" />
    <path d="M8 44c0-4 2-6 6-6h34M18 6v32" fill="none" />
    <path
      d="M33 14l2.4 5 5.6.7-4.1 3.8 1 5.5-4.9-2.7-4.9 2.7 1-5.5-4.1-3.8 5.6-.7z"
      fill={sun}
      strokeWidth="2.4"
    />
  </Picture>
);

/** A printer: download or order. */
export const PrintIllustration = (props: DrawingProps) => (
  <Picture {...props}>
    <path d="M15 20V6h26v14" fill={paper} />
    <path d="M8 20h40c2 0 3 1 3 3v15c0 2-1 3-3 3H8c-2 0-3-1-3-3V23c0-2 1-3 3-3z" fill="#D8EAF6" />
    <path d="M14 33h28v17H14z" fill={paper} />
    <path d="M20 40h16M20 45h10" fill="none" />
  </Picture>
);
