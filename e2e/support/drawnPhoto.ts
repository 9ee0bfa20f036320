import type { Page } from '@playwright/test';

/** A ball that lies away from the dog: center and radius in px of the photo, and color. */
export const BALL = { x: 790, y: 110, radius: 70, color: '#c62f1d' } as const;

type Coat = readonly [coat: string, shade: string, chest: string];

export const BROWN: Coat = ['#c98a45', '#8a5523', '#efdcb8'];
export const GRAY: Coat = ['#8d8a88', '#4c4a4a', '#e4e2e0'];

type Frame = readonly [x: number, y: number, width: number, height: number];

interface Scene {
  readonly coats: readonly Coat[];
  readonly ball?: typeof BALL;
  /** The part of the scene that the photo shows, in px; all of it by default. */
  readonly frame?: Frame;
  /** JPEG by default. */
  readonly type?: 'image/jpeg' | 'image/png';
}

/**
 * Runs in a page: draws dogs side by side on a lawn, 900 x 1100 px each, with camera noise. Returns
 * the file's bytes as base64.
 */
export const drawScene = async ({
  coats: all,
  ball,
  frame,
  type = 'image/jpeg',
}: Scene): Promise<string> => {
  const canvas = document.createElement('canvas');
  canvas.width = 900 * all.length;
  canvas.height = 1100;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');

  const ellipse = (
    color: string,
    x: number,
    y: number,
    rx: number,
    ry: number,
    rotation = 0,
  ): void => {
    context.fillStyle = color;
    context.beginPath();
    context.ellipse(x, y, rx, ry, rotation, 0, 2 * Math.PI);
    context.fill();
  };
  const lawn = context.createLinearGradient(0, 0, 0, 1100);
  lawn.addColorStop(0, '#6f9a5b');
  lawn.addColorStop(1, '#3f6b34');
  context.fillStyle = lawn;
  context.fillRect(0, 0, canvas.width, 1100);

  for (const [i, [coat, shade, chest]] of all.entries()) {
    context.setTransform(1, 0, 0, 1, 900 * i, 0);
    ellipse(shade, 690, 830, 110, 36, -0.7);
    ellipse(coat, 450, 760, 220, 260);
    ellipse(chest, 450, 720, 110, 180);
    ellipse(coat, 340, 980, 70, 60);
    ellipse(coat, 560, 980, 70, 60);
    ellipse(shade, 255, 330, 70, 150, 0.25);
    ellipse(shade, 645, 330, 70, 150, -0.25);
    ellipse(coat, 450, 340, 190, 180);
    ellipse(chest, 450, 430, 100, 80);
    for (const x of [380, 520]) {
      ellipse('#1b120a', x, 310, 24, 27);
      ellipse('#ffffff', x + 8, 300, 7, 7);
    }
    ellipse('#1b120a', 450, 395, 38, 27);
    context.strokeStyle = '#4a2c12';
    context.lineWidth = 7;
    context.beginPath();
    context.moveTo(450, 420);
    context.quadraticCurveTo(450, 470, 400, 472);
    context.moveTo(450, 420);
    context.quadraticCurveTo(450, 470, 500, 472);
    context.moveTo(380, 800);
    context.quadraticCurveTo(395, 880, 370, 950);
    context.moveTo(520, 800);
    context.quadraticCurveTo(505, 880, 530, 950);
    context.stroke();
  }

  if (ball) ellipse(ball.color, ball.x, ball.y, ball.radius, ball.radius);

  if (frame) {
    const [x, y, width, height] = frame;
    const part = context.getImageData(x, y, width, height);
    [canvas.width, canvas.height] = [width, height];
    context.putImageData(part, 0, 0);
  }

  // The noise has a fixed seed, so that every run gives the same pages.
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  let seed = 7;
  for (let i = 0; i < pixels.data.length; i += 4) {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    const noise = ((seed >>> 24) - 128) / 10;
    for (let channel = 0; channel < 3; channel++) pixels.data[i + channel] += noise;
  }
  context.putImageData(pixels, 0, 0);

  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  const bytes = new Uint8Array(await blob!.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

const drawn = async (page: Page, scene: Scene): Promise<Buffer> =>
  Buffer.from(await page.evaluate(drawScene, scene), 'base64');

/** A dog on a lawn, as drawScene draws it. */
export const ONE_DOG: Scene = { coats: [BROWN] };

/** A dog on a lawn. */
export const drawnPhoto = (page: Page): Promise<Buffer> => drawn(page, ONE_DOG);

/** The same dog, with its ball. */
export const drawnPhotoWithBall = (page: Page): Promise<Buffer> =>
  drawn(page, { coats: [BROWN], ball: BALL });

/** A brown dog and a gray one, side by side. */
export const drawnPhotoOfPair = (page: Page): Promise<Buffer> =>
  drawn(page, { coats: [BROWN, GRAY] });

/** A gray dog. */
export const drawnPhotoOfGrayDog = (page: Page): Promise<Buffer> => drawn(page, { coats: [GRAY] });

/** The whole dog; its head; its head and chest; the dog with its ball. */
const viewsOf = (coat: Coat): readonly Scene[] => [
  { coats: [coat] },
  { coats: [coat], frame: [150, 100, 600, 520] },
  { coats: [coat], frame: [100, 110, 700, 790] },
  { coats: [coat], ball: BALL, frame: [0, 60, 900, 1040] },
];
const views = [BROWN, GRAY].flatMap(viewsOf);

/** Photos, each with a different view: up to four of a brown dog, then up to four of a gray one. */
export const drawnPhotos = async (page: Page, count: number): Promise<Buffer[]> => {
  const photos: Buffer[] = [];
  for (const view of views.slice(0, count)) photos.push(await drawn(page, view));
  return photos;
};
