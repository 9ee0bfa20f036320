import {
  drawAt,
  backdrop,
  bounce,
  caption,
  card,
  colors,
  easeInOut,
  frame,
  picture,
  ramp,
  type Scene,
} from '../stage';

/** A photo lands, then a line sweeps over it and leaves the engine's drawing behind. */
export const photo: Scene = {
  seconds: 4.6,
  draw: (stage, time) => {
    const { context } = stage;
    backdrop(stage, '#D8EAF6');
    const landed = bounce(ramp(time, 0.1, 0.8));
    const side = 470;
    drawAt(stage, frame.width / 2, 310, -4 + (1 - landed) * 30, 0.6 + 0.4 * landed, () => {
      context.globalAlpha = Math.min(1, landed * 2);
      card(stage, side + 44, side + 44, 16);
      context.drawImage(picture(stage, 'photo'), -side / 2, -side / 2, side, side);
      const swept = easeInOut(ramp(time, 1.7, 3.5));
      if (swept <= 0) return;
      context.save();
      context.beginPath();
      context.rect(-side / 2, -side / 2, side * swept, side);
      context.clip();
      context.fillStyle = colors.card;
      context.fillRect(-side / 2, -side / 2, side, side);
      context.drawImage(picture(stage, 'lines'), -side / 2, -side / 2, side, side);
      context.restore();
      if (swept >= 1) return;
      context.fillStyle = colors.sun;
      context.fillRect(-side / 2 + side * swept - 5, -side / 2 - 14, 10, side + 28);
    });
    if (time < 1.7) caption(stage, 'One photo of your dog', time, 0.5);
    else caption(stage, 'becomes lines to color', time, 1.8);
  },
};
