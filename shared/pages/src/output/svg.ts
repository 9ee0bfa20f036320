import { SHEET } from '../canvas/sheet';
import type { DogArt } from '@scribblepup/tracing';
import type { Cast, Page, SheetPath } from '../model/types';
import { pageToPaths } from './paths';

/**
 * A page as a standalone SVG document, 8.5 x 11 in, black on white.
 * @throws RangeError if the page shows a dog that is missing
 */
export function pageToSvg(page: Page, dogs: DogArt | Cast): string {
  return pathsToSvg(pageToPaths(page, dogs));
}

/** Paths as a standalone SVG document, 8.5 x 11 in, black on white. */
export function pathsToSvg(paths: readonly SheetPath[]): string {
  const clips = [...new Set(paths.flatMap((p) => p.clip ?? []))];
  const defs = clips.map((d, i) => `<clipPath id="c${i}"><path d="${d}"/></clipPath>`).join('');
  const body = paths.map((p) => {
    const fill = p.fill === 'white' ? ' fill="#fff"' : p.fill === 'black' ? ' fill="#000"' : '';
    const stroke = p.stroke ? ` stroke="#000" stroke-width="${p.stroke}"` : '';
    const rule = p.evenOdd ? ' fill-rule="evenodd"' : '';
    const clip = p.clip ? ` clip-path="url(#c${clips.indexOf(p.clip)})"` : '';
    return `<path d="${p.d}"${fill}${stroke}${rule}${clip}/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.w}" height="${SHEET.h}" viewBox="0 0 ${SHEET.w} ${SHEET.h}">` +
    `${defs && `<defs>${defs}</defs>`}<path fill="#fff" d="M0 0H${SHEET.w}V${SHEET.h}H0Z"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${body.join('')}</g></svg>`
  );
}
