/**
 * Runs in the browser: fills a page's regions with crayon, paints the dog in its own colours, and
 * draws the lines on top.
 */

interface Input {
  readonly lines: string;
  readonly regions: string;
  readonly dogs: string;
  readonly width: number;
  readonly height: number;
  readonly crayons: readonly string[];
  readonly sky: string;
  readonly ground: string;
  readonly quality: number;
}

export const colorIn = async ({
  lines,
  regions,
  dogs,
  width,
  height,
  crayons,
  sky,
  ground,
  quality,
}: Input): Promise<string> => {
  const canvas = (): CanvasRenderingContext2D => {
    const element = document.createElement('canvas');
    element.width = width;
    element.height = height;
    const context = element.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no 2d context');
    return context;
  };
  const painted = async (svg: string): Promise<CanvasRenderingContext2D> => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    await image.decode();
    const context = canvas();
    context.drawImage(image, 0, 0, width, height);
    return context;
  };
  const rgb = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

  const size = width * height;
  const seen = (await painted(regions)).getImageData(0, 0, width, height).data;
  const dog = new Uint8Array(size);
  const open = new Uint8Array(size);
  for (let i = 0; i < size; i++) {
    const [r, g, b] = [seen[4 * i], seen[4 * i + 1], seen[4 * i + 2]];
    dog[i] = r > 128 && b > 128 && g < 128 ? 1 : 0;
    open[i] = Math.min(r, g, b) > 150 ? 1 : 0;
  }

  // Each connected white region gets one crayon: sky or ground if it is large, else the next in
  // turn.
  const colour = new Int16Array(size).fill(-1);
  const wax = [...crayons, sky, ground].map(rgb);
  const stack: number[] = [];
  const members: number[] = [];
  let turn = 0;
  for (let start = 0; start < size; start++) {
    if (!open[start]) continue;
    members.length = 0;
    stack.push(start);
    open[start] = 0;
    let edge = false;
    let sum = 0;
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      members.push(i);
      const x = i % width;
      const y = (i - x) / width;
      sum += y;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edge = true;
      for (const next of [i - 1, i + 1, i - width, i + width]) {
        if (next < 0 || next >= size || !open[next]) continue;
        open[next] = 0;
        stack.push(next);
      }
    }
    if (edge || members.length < size * 0.00004) continue;
    const large = members.length > size * 0.035;
    const low = sum / members.length > height * 0.56;
    const pick = large ? crayons.length + (low ? 1 : 0) : turn++ % crayons.length;
    for (const i of members) colour[i] = pick;
  }

  // Extend the wax under the lines. Its grain follows the strokes of a right hand.
  for (let round = 0; round < 3; round++) {
    const before = colour.slice();
    for (let i = width; i < size - width; i++) {
      if (before[i] >= 0 || dog[i]) continue;
      colour[i] = Math.max(before[i - 1], before[i + 1], before[i - width], before[i + width]);
    }
  }
  const grain = (x: number, y: number): number => {
    const [u, v] = [(x * 0.82 + y * 0.57) / 9, (y * 0.82 - x * 0.57) / 2.6];
    const hash = (a: number, b: number): number => {
      const s = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
      return s - Math.floor(s);
    };
    const [a, b] = [Math.floor(u), Math.floor(v)];
    const [p, q] = [u - a, v - b];
    return (
      (hash(a, b) * (1 - p) + hash(a + 1, b) * p) * (1 - q) +
      (hash(a, b + 1) * (1 - p) + hash(a + 1, b + 1) * p) * q
    );
  };
  const result = canvas();
  const pixels = result.createImageData(width, height);
  for (let i = 0; i < size; i++) {
    const ink = wax[colour[i]] ?? [255, 255, 255];
    const cover =
      colour[i] < 0 ? 0 : 0.62 + 0.38 * Math.min(1, grain(i % width, Math.floor(i / width)) * 1.5);
    for (let c = 0; c < 3; c++) pixels.data[4 * i + c] = 255 - (255 - ink[c]) * cover;
    pixels.data[4 * i + 3] = 255;
  }
  result.putImageData(pixels, 0, 0);

  const coat = await painted(dogs);
  const coatPixels = coat.getImageData(0, 0, width, height);
  for (let i = 0; i < size; i++) if (!dog[i]) coatPixels.data[4 * i + 3] = 0;
  coat.putImageData(coatPixels, 0, 0);
  result.drawImage(coat.canvas, 0, 0);
  result.globalCompositeOperation = 'multiply';
  result.drawImage((await painted(lines)).canvas, 0, 0);
  return result.canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
};
