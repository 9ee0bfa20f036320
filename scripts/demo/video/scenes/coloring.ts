import {
  drawAt,
  backdrop,
  caption,
  card,
  easeInOut,
  frame,
  picture,
  ramp,
  type Scene,
  type Stage,
} from '../stage';

const page = { width: 460, height: 595 } as const;
const rows = 11;

/** Points of a zigzag over the page, from its upper left to its lower right corner, in px. */
const zigzag = Array.from({ length: rows * 2 }, (_, i) => {
  const along = i / (rows * 2 - 1);
  return {
    x: i % 2 === 0 ? -20 : page.width + 20,
    y: -20 + along * (page.height + 40) + (i % 2 === 0 ? 16 : -16),
  };
});

interface Tip {
  readonly x: number;
  readonly y: number;
}

/** The part of the colored page that the crayon has covered, and the position of its tip. */
const coloredSoFar = (
  stage: Stage,
  name: string,
  share: number,
): { colored: OffscreenCanvas; tip: Tip } => {
  const colored = new OffscreenCanvas(page.width, page.height);
  const context = colored.getContext('2d');
  if (context === null) throw new Error('no 2d context');
  context.lineWidth = 84;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const last = share * (zigzag.length - 1);
  const whole = Math.floor(last);
  const from = zigzag[whole];
  const to = zigzag[Math.min(zigzag.length - 1, whole + 1)];
  const tip = {
    x: from.x + (to.x - from.x) * (last - whole),
    y: from.y + (to.y - from.y) * (last - whole),
  };
  context.beginPath();
  zigzag.slice(0, whole + 1).forEach(({ x, y }) => context.lineTo(x, y));
  context.lineTo(tip.x, tip.y);
  if (share > 0) context.stroke();
  context.globalCompositeOperation = 'source-in';
  context.drawImage(picture(stage, name), 0, 0, page.width, page.height);
  return { colored, tip };
};

interface ColoringScene {
  readonly name: string;
  readonly crayon: string;
  readonly backdrop: string;
  readonly caption: string;
}

/** A scene in which a crayon colors in one whole page. */
const coloringScene = ({
  name,
  crayon,
  backdrop: behind,
  caption: text,
}: ColoringScene): Scene => ({
  seconds: 4.2,
  draw: (stage, time) => {
    backdrop(stage, behind);
    const share = easeInOut(ramp(time, 0.5, 3.2));
    drawAt(stage, frame.width / 2, 306, -1.5, 0.95, () => {
      const { context } = stage;
      card(stage, page.width + 20, page.height + 20, 10);
      context.drawImage(
        picture(stage, `${name}-lines`),
        -page.width / 2,
        -page.height / 2,
        page.width,
        page.height,
      );
      const { colored, tip } = coloredSoFar(stage, `${name}-colored`, share);
      context.drawImage(colored, -page.width / 2, -page.height / 2);
      if (share <= 0 || share >= 1) return;
      context.translate(tip.x - page.width / 2, tip.y - page.height / 2);
      context.rotate((-140 * Math.PI) / 180);
      context.drawImage(picture(stage, crayon), -330, -38, 350, 76);
    });
    caption(stage, text, time, 0.3);
  },
});

export const coloring = [
  coloringScene({
    name: 'garden',
    crayon: 'crayon-red',
    backdrop: '#FFE9B5',
    caption: 'Bold lines, room for every crayon',
  }),
  coloringScene({
    name: 'space',
    crayon: 'crayon-green',
    backdrop: '#E3EEFC',
    caption: 'In the garden or on the moon',
  }),
];
