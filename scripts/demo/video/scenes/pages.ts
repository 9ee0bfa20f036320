import {
  drawAt,
  backdrop,
  bounce,
  caption,
  card,
  colors,
  picture,
  ramp,
  type Scene,
  type Stage,
} from '../stage';

/** Number of pages that fly in. */
export const SHOWN_COUNT = 14;
const columns = 7;
const size = { width: 152, height: 197 } as const;
const picked = [1, 4, 6, 7, 9, 12];

const tick = ({ context }: Stage, scale: number): void => {
  context.save();
  context.scale(scale, scale);
  context.beginPath();
  context.arc(0, 0, 21, 0, 2 * Math.PI);
  context.fillStyle = colors.blue;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = colors.ink;
  context.stroke();
  context.beginPath();
  context.moveTo(-9, 1);
  context.lineTo(-2, 8);
  context.lineTo(10, -7);
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.strokeStyle = '#fff';
  context.stroke();
  context.restore();
};

/** Pages fly in one by one; then some of them are picked. */
export const pages: Scene = {
  seconds: 5.4,
  draw: (stage, time) => {
    backdrop(stage, colors.paper);
    for (let i = 0; i < SHOWN_COUNT; i++) {
      const start = 0.1 + i * 0.12;
      const arrived = bounce(ramp(time, start, start + 0.5));
      if (arrived <= 0) continue;
      const x = 640 + ((i % columns) - (columns - 1) / 2) * 170;
      const y = 186 + Math.floor(i / columns) * 224 + (1 - arrived) * 260;
      const order = picked.indexOf(i);
      const chosen = order < 0 ? 0 : bounce(ramp(time, 2.9 + order * 0.25, 3.2 + order * 0.25));
      drawAt(stage, x, y - chosen * 8, ((i * 37) % 5) - 2, 0.7 + 0.3 * arrived, () => {
        card(stage, size.width, size.height, 8, chosen > 0 ? '#FFF6C9' : colors.card);
        stage.context.globalCompositeOperation = 'multiply';
        stage.context.drawImage(
          picture(stage, `page-${i}`),
          -size.width / 2 + 4,
          -size.height / 2 + 4,
          size.width - 8,
          size.height - 8,
        );
        stage.context.globalCompositeOperation = 'source-over';
        stage.context.translate(size.width / 2 - 18, -size.height / 2 + 18);
        if (chosen > 0) tick(stage, chosen);
      });
    }
    if (time < 2.7) caption(stage, 'We draw up to 100 pages', time, 0.4);
    else caption(stage, 'You pick your 25 favorites', time, 2.8);
  },
};
