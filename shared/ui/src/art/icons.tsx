import type { SVGProps } from 'react';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'viewBox' | 'children' | 'd'>;

// Icons have the text's color and 1.4 times its size; the control around them has the accessible
// name.
const icon = (d: string, filled = false) => {
  const Icon = (props: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      width="1.4em"
      height="1.4em"
      aria-hidden="true"
      focusable="false"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d={d} />
    </svg>
  );
  return Icon;
};

const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const CheckIcon = /* @__PURE__ */ icon('M4 13l5.4 5.4L20 6.6');
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6L6 18');
export const PlusIcon = /* @__PURE__ */ icon('M12 4.5v15M4.5 12h15');
export const MinusIcon = /* @__PURE__ */ icon('M4.5 12h15');
export const MenuIcon = /* @__PURE__ */ icon(
  'M3 6c6-1 12 1 18-.4M3 12c7 1 12-1 18 0M3 18.4c6-1 12 .8 18-.2',
);
export const ChevronLeftIcon = /* @__PURE__ */ icon('M15 4.5L7.5 12l7.5 7.5');
export const ChevronRightIcon = /* @__PURE__ */ icon('M9 4.5l7.5 7.5L9 19.5');
export const ChevronDownIcon = /* @__PURE__ */ icon('M4.5 9l7.5 7.5L19.5 9');
export const PlayIcon = /* @__PURE__ */ icon('M8 5.2v13.6L19 12z', true);
export const PagesIcon = /* @__PURE__ */ icon(
  'M8 3.5h9.5a2 2 0 0 1 2 2V17M5 7h9.5a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2H5a1.5 1.5 0 0 1-1.5-1.5V8.5A1.5 1.5 0 0 1 5 7zM7 12h6M7 16h4',
);
export const DownloadIcon = /* @__PURE__ */ icon('M12 3.5v11.5M7 10.5l5 5 5-5M4 20h16');
export const UploadIcon = /* @__PURE__ */ icon('M12 16V4.5M7 9l5-5 5 5M4 20h16');
export const PrinterIcon = /* @__PURE__ */ icon(
  'M7 8.5V3.5h10v5M6.5 17H4.5a1.5 1.5 0 0 1-1.5-1.5V10a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 10v5.5a1.5 1.5 0 0 1-1.5 1.5h-2M7 14h10v6.5H7z',
);
export const EyeIcon = /* @__PURE__ */ icon(
  `M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z${circle(12, 12, 2.8)}`,
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M9.5 6c.8-.3 1.6-.5 2.5-.5 3.7 0 7 2 9.5 6.5-.9 1.6-1.9 2.9-3 3.9M6.3 7.5C4.9 8.5 3.6 10 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5 1.4 0 2.7-.3 4-.9',
);
export const TrashIcon = /* @__PURE__ */ icon(
  'M4 6.5h16M9.5 6.5v-3h5v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
);
export const PencilIcon = /* @__PURE__ */ icon('M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5');
export const ThumbUpIcon = /* @__PURE__ */ icon(
  'M7.5 11L11 3.5c1.8 0 2.8 1.2 2.5 3L13 9.5h5.5c1.3 0 2.2 1.1 2 2.4l-1.2 6.7a2 2 0 0 1-2 1.7H7.5zM7.5 11H3.5v9.3h4',
);
export const ThumbDownIcon = /* @__PURE__ */ icon(
  'M7.5 13L11 20.5c1.8 0 2.8-1.2 2.5-3l-.5-3h5.5c1.3 0 2.2-1.1 2-2.4l-1.2-6.7a2 2 0 0 0-2-1.7H7.5zM7.5 13H3.5V3.7h4',
);
export const InfoIcon = /* @__PURE__ */ icon(`${circle(12, 12, 9)}M12 11v5.5M12 7.5v.1`);
export const LockIcon = /* @__PURE__ */ icon('M5.5 10.5h13v10h-13zM8 10.5V7.5a4 4 0 0 1 8 0v3');
export const MailIcon = /* @__PURE__ */ icon('M3 5.5h18v13H3zM3.5 6.5L12 13l8.5-6.5');
export const PersonIcon = /* @__PURE__ */ icon(
  `${circle(12, 8, 4.2)}M4 20.5c.8-4 3.9-6 8-6s7.2 2 8 6`,
);
export const DocumentIcon = /* @__PURE__ */ icon(
  'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9.5 13h6M9.5 16.5h4',
);
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3l8 3v5.5c0 4.5-3 7.8-8 9.5-5-1.7-8-5-8-9.5V6z',
);
export const SignOutIcon = /* @__PURE__ */ icon('M14 4.5H5.5v15H14M10 12h11M17 8l4 4-4 4');
export const TruckIcon = /* @__PURE__ */ icon(
  `M2.5 6h11.5v11H2.5zM14 10h4l3.5 3.5V17H14${circle(7, 18, 2)}${circle(17.5, 18, 2)}`,
);
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20C5 15 3 11.5 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5c0 3-2 6.5-9 11.5z',
);
export const StarIcon = /* @__PURE__ */ icon(
  'M12 2.6l2.8 6 6.6.8-4.9 4.5 1.3 6.5L12 17.2l-5.8 3.2 1.3-6.5L2.6 9.4l6.6-.8z',
  true,
);
export const BookIcon = /* @__PURE__ */ icon(
  'M5 4.5A1.5 1.5 0 0 1 6.5 3H19v18H6.5A1.5 1.5 0 0 1 5 19.5zM5 17.5h14M9 3v14.5',
);
