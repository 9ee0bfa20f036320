/** Backgrounds of the demo photos, on a square of 900 units; out of focus, as behind a portrait. */

export const photoSize = 900;

const spots = (list: readonly (readonly [x: number, y: number, r: number])[], fill: string): string =>
  list.map(([cx, cy, r]) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`).join('');

const gradient = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const ground = (id: string, from: string, to: string, d: string): string => `${gradient(id, from, to)}<path d="${d}" fill="url(#${id})"/>`;

const backdrop = (from: string, to: string): string => `${gradient('backdrop', from, to)}<rect width="900" height="900" fill="url(#backdrop)"/>`;

const places = {
  meadow:
    backdrop('#8CC9F0', '#D6EEFA') +
    spots([[150, 160, 60], [215, 150, 75], [285, 175, 55], [690, 250, 50], [750, 235, 65]], '#FFFFFF') +
    ground('far', '#9BCB8B', '#7FB96E', 'M0 470C220 400 420 430 560 470S800 430 900 400V900H0Z') +
    ground('near', '#7DB85F', '#579743', 'M0 640C260 600 560 610 900 650V900H0Z'),
  lake:
    backdrop('#A9D5EF', '#E6F3F6') +
    ground('hills', '#7FA9A4', '#5D8C86', 'M0 380C140 280 260 300 380 360C520 260 700 270 900 370V520H0Z') +
    ground('water', '#5FA7CF', '#8FC7DF', 'M0 470H900V720H0Z') +
    ground('shore', '#7FA86C', '#5C8A4F', 'M0 690C300 650 600 670 900 700V900H0Z'),
  room:
    backdrop('#A8C8C2', '#C4DAD3') +
    ground('window', '#DDF1F7', '#F6FBF4', 'M90 90H330V390H90Z') +
    ground('sofa', '#5F86A3', '#4A6F8C', 'M520 380C560 340 860 340 900 370V760H500Z') +
    ground('floor', '#B9CFD0', '#93AFB2', 'M0 700C300 690 600 690 900 700V900H0Z'),
  orchard:
    backdrop('#F5D9A6', '#FBEBCB') +
    spots([[120, 190, 150], [320, 120, 130], [590, 130, 150], [800, 210, 160]], '#E59A4A') +
    spots([[200, 260, 90], [480, 90, 90], [720, 280, 100], [40, 330, 90], [880, 340, 80]], '#D9763A') +
    ground('leaves', '#D08C45', '#B36A30', 'M0 620C260 570 600 590 900 620V900H0Z'),
} as const;

export type Place = keyof typeof places;

/** The background as SVG markup, softened like the background of a portrait. */
export const placeMarkup = (place: Place): string =>
  // Larger than the photo, for the blur fades at the edges of what it is given.
  `<filter id="soft" filterUnits="userSpaceOnUse" x="0" y="0" width="900" height="900"><feGaussianBlur stdDeviation="9"/></filter>` +
  `<g transform="translate(-36 -36) scale(1.08)"><g filter="url(#soft)">${places[place]}</g></g>`;
