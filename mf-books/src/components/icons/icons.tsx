/** Icons of the photo and picker tools; they take the text's color and 1.4 times its size. */
const icon = (d: string) => {
  const Icon = () => (
    <svg
      viewBox="0 0 24 24"
      width="1.4em"
      height="1.4em"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
  return Icon;
};

const lens = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM15.4 15.4L20.5 20.5';

export const RectangleIcon = icon('M4 6.5h16v11H4z');
export const CircleIcon = icon('M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16z');
export const ZoomInIcon = icon(`${lens}M10.5 7.8v5.4M7.8 10.5h5.4`);
export const ZoomOutIcon = icon(`${lens}M7.8 10.5h5.4`);
export const FitIcon = icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
export const MoveIcon = icon(
  'M12 3v18M3 12h18M9.5 5.5L12 3l2.5 2.5M9.5 18.5L12 21l2.5-2.5M5.5 9.5L3 12l2.5 2.5M18.5 9.5L21 12l-2.5 2.5',
);
export const RotateLeftIcon = icon('M4.5 5v5h5M5 10a7.8 7.8 0 1 1-.6 5');
export const RotateRightIcon = icon('M19.5 5v5h-5M19 10a7.8 7.8 0 1 0 .6 5');
export const FlipHorizontalIcon = icon('M12 3.5v17M9 7.5L3.5 17H9zM15 7.5l5.5 9.5H15z');
export const FlipVerticalIcon = icon('M3.5 12h17M7.5 9L17 3.5V9zM7.5 15l9.5 5.5V15z');
export const ResetIcon = icon('M9 5L4 10l5 5M4.5 10H14c4 0 6 2.4 6 5s-2 4.6-5 4.6');
export const CameraIcon = icon(
  'M3.5 8.5a2 2 0 0 1 2-2h2l1.7-2.5h5.6l1.7 2.5h2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2zM12 9.5a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 1 0 0-7.2z',
);
