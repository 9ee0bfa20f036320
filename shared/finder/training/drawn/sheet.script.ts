// Makes a contact sheet of a folder of training pictures: each with its keypoints, and with the edge
// of its mask.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from '../../../../scripts/demo/chromium';
import type { DogLabel } from './label';

interface Labels {
  readonly images: Readonly<
    Record<string, { size: readonly [number, number]; dogs: readonly Omit<DogLabel, 'area'>[] }>
  >;
}

const [folder, file, firstText = '0', countText = '24', columnsText = '3', cellText = '300'] =
  process.argv.slice(2);
if (folder === undefined || file === undefined) {
  console.error(
    'usage: node --import tsx sheet.script.ts FOLDER SHEET.png [FIRST] [COUNT] [COLUMNS] [CELL_PX]',
  );
  process.exit(1);
}
const [first, count, columns, cell] = [firstText, countText, columnsText, cellText].map(Number) as [
  number,
  number,
  number,
  number,
];

// Left eye green, right eye red, nose blue, left ear yellow, right ear magenta.
const colors = ['#0F0', '#F00', '#08F', '#FF0', '#F0F'] as const;

const dot = (point: readonly [number, number] | null, index: number): string =>
  point === null
    ? ''
    : `<circle cx="${point[0]}" cy="${point[1]}" r="3" fill="${colors[index] ?? '#FFF'}" stroke="#000"/>`;
const frame = ([x0, y0, x1, y1]: DogLabel['box']): string =>
  `<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" fill="none" stroke="#FFF" stroke-dasharray="4"/>`;
const dataOf = async (path: string, type: string): Promise<string> =>
  `data:${type};base64,${(await readFile(join(folder, path))).toString('base64')}`;

const { images } = JSON.parse(await readFile(join(folder, 'labels.json'), 'utf8')) as Labels;
const cells = await Promise.all(
  Object.entries(images)
    .slice(first, first + count)
    .map(async ([name, { size, dogs }]) => {
      const picture = await dataOf(`images/${name}`, 'image/jpeg');
      const mask = await dataOf(`masks/${name.replace(/\.jpg$/, '.png')}`, 'image/png');
      const image = `<image width="${size[0]}" height="${size[1]}" href="${picture}"/>`;
      const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${cell}" height="${cell}">`;
      // Draws a line one pixel wide around the mask, and darkens everything outside it.
      const edge =
        `<filter id="${name}" x="0" y="0" width="1" height="1"><feColorMatrix type="luminanceToAlpha" result="mask"/>` +
        '<feMorphology operator="dilate" radius="1"/><feComposite in2="mask" operator="out" result="line"/>' +
        '<feFlood flood-color="#F0F"/><feComposite in2="line" operator="in" result="edge"/>' +
        '<feFlood flood-opacity=".5"/><feComposite in2="mask" operator="out"/><feMerge><feMergeNode/><feMergeNode in="edge"/></feMerge></filter>' +
        `<image width="${size[0]}" height="${size[1]}" href="${mask}" filter="url(#${name})"/>`;
      const marks = dogs.map(({ box, points }) => frame(box) + points.map(dot).join('')).join('');
      return `<div>${open}${image}${marks}</svg>${open}${image}${edge}</svg></div>`;
    }),
);
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: columns * (cell * 2 + 8), height: 100 } });
await page.setContent(
  `<body style="margin:0;display:flex;flex-wrap:wrap;gap:4px;background:#444">${cells.join('')}`,
);
await writeFile(file, await page.screenshot({ fullPage: true }));
await browser.close();
