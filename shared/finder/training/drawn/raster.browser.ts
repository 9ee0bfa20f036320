import type { Finish } from './finish';

/** Runs in the browser: paints, finishes and encodes a scene. */

export interface Input {
  readonly width: number;
  readonly height: number;
  readonly picture: string;
  readonly owners: string;
  readonly finish: Finish;
}

export interface Output {
  /** The picture's JPEG file, Base64. */
  readonly jpeg: string;
  /** The number of the dog at each pixel, from 1, or 0 for none. Base64. */
  readonly owners: string;
}

/** Rejects if an SVG cannot be painted. */
export const rasterScene = async ({
  width,
  height,
  picture,
  owners,
  finish,
}: Input): Promise<Output> => {
  const canvas = (w: number, h: number): CanvasRenderingContext2D => {
    const context = Object.assign(document.createElement('canvas'), {
      width: w,
      height: h,
    }).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no 2d context');
    return context;
  };
  const load = async (svg: string): Promise<HTMLImageElement> => {
    const image = new Image();
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    image.src = address;
    await image.decode();
    URL.revokeObjectURL(address);
    return image;
  };
  let state = finish.seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  // The sum of three uniform numbers is close enough to a normal distribution.
  const normal = (): number => 2 * (next() + next() + next() - 1.5);

  const small = canvas(Math.round(width * finish.sharpness), Math.round(height * finish.sharpness));
  small.drawImage(await load(picture), 0, 0, small.canvas.width, small.canvas.height);
  const full = canvas(width, height);
  if (finish.blur > 0) full.filter = `blur(${finish.blur}px)`;
  full.drawImage(small.canvas, 0, 0, width, height);

  const pixels = full.getImageData(0, 0, width, height);
  const { data } = pixels;
  const levels = finish.gain.map((gain) =>
    Float32Array.from(
      { length: 256 },
      (_, value) => 255 * Math.min(1, (gain * value) / 255) ** finish.gamma,
    ),
  );
  const [luma, chroma] = finish.noise;
  for (let i = 0; i < data.length; i += 4) {
    const shared = luma * normal();
    for (let c = 0; c < 3; c++) data[i + c] = levels[c][data[i + c]] + shared + chroma * normal();
    data[i + 3] = 255;
  }
  full.putImageData(pixels, 0, 0);

  const painted = canvas(width, height);
  painted.drawImage(await load(owners), 0, 0);
  const seen = painted.getImageData(0, 0, width, height).data;
  let bytes = '';
  for (let i = 0; i < seen.length; i += 4) {
    const [first, second] = [seen[i], seen[i + 1]];
    bytes += String.fromCharCode(first + second < 128 ? 0 : first >= second ? 1 : 2);
  }
  return {
    jpeg: full.canvas.toDataURL('image/jpeg', finish.quality).split(',')[1],
    owners: btoa(bytes),
  };
};
