// Runs in the browser: loads the pictures once, then paints any frame of the video on request.
import { book } from './scenes/book';
import { coloring } from './scenes/coloring';
import { end } from './scenes/end';
import { pages } from './scenes/pages';
import { photo } from './scenes/photo';
import { poster } from './scenes/poster';
import { title } from './scenes/title';
import { frame, ramp, type Pictures, type Scene } from './stage';

const scenes: readonly Scene[] = [title, photo, pages, ...coloring, book, end];
/** Duration of the fade from one scene to the next, in seconds. */
const fade = 0.4;

const createContext = (): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas');
  canvas.width = frame.width;
  canvas.height = frame.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d context');
  return context;
};

const load = async (source: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
};

export interface Film {
  /** Length in seconds. */
  readonly seconds: number;
  readonly load: (sources: Readonly<Record<string, string>>, font: string) => Promise<void>;
  /** The frame at `time` seconds, as a JPEG data URL. */
  readonly paint: (time: number) => string;
  readonly poster: () => string;
}

const target = createContext();
const next = createContext();
let pictures: Pictures = {};
const jpeg = (): string => target.canvas.toDataURL('image/jpeg', 0.94);

const film: Film = {
  seconds: scenes.reduce((sum, { seconds }) => sum + seconds, 0),
  load: async (sources, font) => {
    document.fonts.add(
      await new FontFace('Shantell Sans', `url(${font})`, { weight: '300 800' }).load(),
    );
    pictures = Object.fromEntries(
      await Promise.all(
        Object.entries(sources).map(async ([name, source]) => [name, await load(source)] as const),
      ),
    );
  },
  paint: (time) => {
    let start = 0;
    for (const scene of scenes) {
      const elapsed = time - start;
      if (elapsed >= 0 && (elapsed < scene.seconds || scene === scenes.at(-1))) {
        const opacity = start === 0 ? 1 : ramp(elapsed, 0, fade);
        const before = scenes[scenes.indexOf(scene) - 1];
        if (before && opacity < 1)
          before.draw({ context: target, pictures }, before.seconds + elapsed);
        scene.draw({ context: next, pictures }, elapsed);
        target.globalAlpha = opacity;
        target.drawImage(next.canvas, 0, 0);
        target.globalAlpha = 1;
      }
      start += scene.seconds;
    }
    return jpeg();
  },
  poster: () => {
    poster.draw({ context: target, pictures }, 0);
    return jpeg();
  },
};

declare global {
  var film: Film;
}
globalThis.film = film;
