// Makes the demo video: frames painted in Chromium, encoded by ffmpeg (Debian: apt-get install
// ffmpeg).
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { exitOnSignals } from '../../config/atExit';
import { temporaryFolder } from '../../config/temporaryFolder';
import { launchChromium } from '../chromium';
import type {} from './film.browser';
import { filmPictures } from './pictures';
import { frame } from './stage';

exitOnSignals();
const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, '../../../api/content/video');
/** Time in seconds of the frame used for shared links: the title with the dogs. */
const shareTime = 2.4;

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource/shantell-sans/files/shantell-sans-latin-700-normal.woff2',
);
const font = `data:font/woff2;base64,${(await readFile(fontFile)).toString('base64')}`;
const { outputFiles } = await build({
  entryPoints: [join(here, 'film.browser.ts')],
  bundle: true,
  format: 'iife',
  write: false,
});

const browser = await launchChromium();
const page = await browser.newPage();
await page.setContent('<!doctype html>');
await page.addScriptTag({ content: outputFiles[0].text });
await page.evaluate(([sources, fontSource]) => film.load(sources, fontSource), [
  await filmPictures(browser),
  font,
] as const);
const seconds = await page.evaluate(() => film.seconds);
const bytesOf = (address: string): Buffer => Buffer.from(address.split(',')[1], 'base64');

const folder = await temporaryFolder('film');
const frameCount = Math.round(seconds * frame.rate);
for (let i = 0; i < frameCount; i++) {
  await writeFile(
    join(folder, `${String(i).padStart(4, '0')}.jpg`),
    bytesOf(await page.evaluate((time) => film.paint(time), i / frame.rate)),
  );
  if (i % frame.rate === 0) console.log(`${i / frame.rate} of ${seconds.toFixed(1)} s`);
}
const poster = join(folder, 'poster.jpg');
await writeFile(poster, bytesOf(await page.evaluate(() => film.poster())));
const share = join(folder, 'share.jpg');
await writeFile(share, bytesOf(await page.evaluate((time) => film.paint(time), shareTime)));
await browser.close();

await mkdir(target, { recursive: true });
const encode = (input: readonly string[], output: string, ...options: string[]) =>
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...input, ...options, join(target, output)], {
    stdio: 'inherit',
  });
const frames = ['-framerate', String(frame.rate), '-i', join(folder, '%04d.jpg')];
encode(
  frames,
  'scribblepup.mp4',
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-crf',
  '30',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
);
encode(
  frames,
  'scribblepup.webm',
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '46',
  '-b:v',
  '0',
  '-row-mt',
  '1',
  '-cpu-used',
  '3',
  '-pix_fmt',
  'yuv420p',
);
encode(['-i', poster], 'poster.webp', '-c:v', 'libwebp', '-quality', '60');
encode(['-i', share], '../share.jpg', '-vf', 'crop=1280:672:0:48', '-q:v', '4');
await copyFile(
  join(target, 'poster.webp'),
  join(here, '../../../mf-marketing/src/assets/poster.webp'),
);
