// The small drawings of the video, as SVG; the site has React components of the same drawings.

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

export const crayonSvg = (wax: string, label: string): string =>
  svg(
    220,
    48,
    `<g stroke="#2B2118" stroke-width="4"><path d="M6 8H150V40H6C2 32 2 16 6 8Z" fill="${wax}"/>` +
      `<path d="M150 8C160 8 164 12 170 14L204 20C212 22 212 26 204 28L170 34C164 36 160 40 150 40Z" fill="${wax}"/>` +
      `<path d="M24 8H136V40H24Z" fill="${label}"/><path d="M44 24c8-10 14 10 22 0s14 10 22 0 14 10 22 0" fill="none"/></g>`,
  );

export const squiggleSvg = svg(
  300,
  40,
  `<path d="M4 24C60 10 130 34 190 18S270 12 296 20M10 32C80 22 160 38 292 28" fill="none" stroke="#FFC93C" stroke-width="12"/>`,
)
  .replace('<svg ', '<svg preserveAspectRatio="none" overflow="visible" ')
  .replace('viewBox="0 0 300 40"', 'viewBox="-8 0 316 44"');

const flags = [
  [60, 34, '#E2553F'],
  [130, 52, '#1D5FBF'],
  [200, 58, '#3A9D5D'],
  [268, 56, '#7348B8'],
  [392, 60, '#E2553F'],
  [460, 58, '#1D5FBF'],
  [528, 48, '#3A9D5D'],
  [590, 30, '#F2788F'],
] as const;

export const buntingSvg = svg(
  640,
  110,
  `<g stroke="#2B2118" stroke-width="3"><path d="M-10 10C140 70 300 66 330 44C380 74 540 70 650 6" fill="none"/>` +
    `${flags.map(([x, y, color]) => `<path d="M${x - 20} ${y - 2}L${x + 20} ${y - 1}L${x + 1} ${y + 36}Z" fill="${color}"/>`).join('')}</g>`,
);
