import type { ReactNode, SVGProps } from 'react';
import { blue, grape, green, ink, paper, pink, red, sky, sun } from './palette';

type DrawingProps = Omit<SVGProps<SVGSVGElement>, 'viewBox' | 'children' | 'width' | 'height'>;

interface CanvasProps extends DrawingProps {
  readonly box: readonly [width: number, height: number];
  readonly children: ReactNode;
}

// Decorations are hidden from screen readers. Their size comes from CSS, their aspect ratio from
// the box.
const Canvas = ({ box: [width, height], children, ...rest }: CanvasProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    aria-hidden="true"
    focusable="false"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...rest}
  >
    {children}
  </svg>
);

const crayons = {
  red: [red, '#F9B9A9'],
  green: [green, '#BFE6CB'],
  blue: ['#3F86DD', '#BFDDF3'],
  sun: [sun, '#FFE9A8'],
  grape: [grape, '#D9CBF2'],
} as const;

export type CrayonColour = keyof typeof crayons;

/** A wax crayon with its tip to the right. */
export const Crayon = ({ colour, ...rest }: DrawingProps & { readonly colour: CrayonColour }) => {
  const [wax, label] = crayons[colour];
  return (
    <Canvas box={[220, 48]} {...rest}>
      <g stroke={ink} strokeWidth="4">
        <path d="M6 8H150V40H6C2 32 2 16 6 8Z" fill={wax} />
        <path
          d="M150 8C160 8 164 12 170 14L204 20C212 22 212 26 204 28L170 34C164 36 160 40 150 40Z"
          fill={wax}
        />
        <path d="M24 8H136V40H24Z" fill={label} />
        <path d="M44 24c8-10 14 10 22 0s14 10 22 0 14 10 22 0" fill="none" />
      </g>
    </Canvas>
  );
};

/** Two crayon strokes to underline a word; they stretch to the size of their box. */
export const Squiggle = (props: DrawingProps) => (
  <Canvas box={[300, 40]} preserveAspectRatio="none" {...props}>
    <path
      d="M4 24C60 10 130 34 190 18S270 12 296 20M10 32C80 22 160 38 292 28"
      fill="none"
      stroke={sun}
      strokeWidth="12"
    />
  </Canvas>
);

/** A curved arrow from the top left to the right. */
export const CurvedArrow = (props: DrawingProps) => (
  <Canvas box={[160, 110]} {...props}>
    <path
      d="M14 14C18 76 66 98 128 78M104 58L132 76L112 102"
      fill="none"
      stroke={blue}
      strokeWidth="9"
    />
  </Canvas>
);

export const Cloud = ({ colour = sky, ...rest }: DrawingProps & { readonly colour?: string }) => (
  <Canvas box={[96, 72]} {...rest}>
    <path
      d="M24 66C4 66 4 42 24 44C28 24 58 22 64 40C84 36 92 66 70 66Z"
      fill={colour}
      stroke={ink}
      strokeWidth="4"
    />
  </Canvas>
);

export const Sun = ({ colour = sun, ...rest }: DrawingProps & { readonly colour?: string }) => (
  <Canvas box={[96, 96]} {...rest}>
    <g stroke={ink} strokeWidth="4" fill="none">
      <circle cx="48" cy="48" r="20" fill={colour} />
      <path d="M48 16V8M48 88v-8M16 48H8M88 48h-8M25 25l-6-6M77 77l-6-6M71 25l6-6M19 77l6-6" />
    </g>
  </Canvas>
);

export const Birds = (props: DrawingProps) => (
  <Canvas box={[96, 40]} {...props}>
    <path
      d="M8 26c6-12 16-4 18 2 4-8 14-12 18-2M54 14c5-9 12-3 14 2 3-6 11-9 14-2"
      fill="none"
      stroke={ink}
      strokeWidth="4"
    />
  </Canvas>
);

const flags: readonly (readonly [x: number, y: number, color: string])[] = [
  [60, 34, red],
  [130, 52, blue],
  [200, 58, green],
  [268, 56, grape],
  [392, 60, red],
  [460, 58, blue],
  [528, 48, green],
  [590, 30, pink],
];

/** A string of party flags, hung from the top of a frame. */
export const Bunting = (props: DrawingProps) => (
  <Canvas box={[640, 110]} {...props}>
    <g stroke={ink} strokeWidth="3">
      <path d="M-10 10C140 70 300 66 330 44C380 74 540 70 650 6" fill="none" />
      {flags.map(([x, y, color]) => (
        <path
          key={x}
          d={`M${x - 20} ${y - 2}L${x + 20} ${y - 1}L${x + 1} ${y + 36}Z`}
          fill={color}
        />
      ))}
    </g>
  </Canvas>
);

export const Bone = ({ colour = paper, ...rest }: DrawingProps & { readonly colour?: string }) => (
  <Canvas box={[140, 56]} {...rest}>
    <path
      d="M36 19C26 0 0 12 10 28C0 44 26 56 36 37L104 37C114 56 140 44 130 28C140 12 114 0 104 19Z"
      fill={colour}
      stroke={ink}
      strokeWidth="4"
    />
  </Canvas>
);
