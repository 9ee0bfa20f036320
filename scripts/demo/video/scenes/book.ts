import {
  drawAt,
  backdrop,
  bounce,
  caption,
  card,
  picture,
  ramp,
  centeredText,
  type Scene,
} from '../stage';

/** The finished book, with its pages fanned out behind the cover. */
export const book: Scene = {
  seconds: 3.8,
  draw: (stage, time) => {
    const { context } = stage;
    backdrop(stage, '#F9DDE4');
    const open = bounce(ramp(time, 0.5, 1.3));
    for (let i = 5; i >= 0; i--) {
      const side = i % 2 === 0 ? -1 : 1;
      const reach = Math.ceil((i + 1) / 2);
      drawAt(
        stage,
        640 + side * reach * 118 * open,
        320 + reach * 14 * open,
        side * reach * 7 * open,
        1,
        () => {
          card(stage, 300, 388, 8);
          context.drawImage(picture(stage, `page-${i * 2}`), -146, -190, 292, 378);
        },
      );
    }
    const landed = bounce(ramp(time, 0, 0.5));
    drawAt(stage, 640, 310, -2, landed, () => {
      card(stage, 340, 440, 12, '#9FD3F2');
      context.beginPath();
      context.arc(0, 84, 124, 0, 2 * Math.PI);
      context.fillStyle = '#FFF6C9';
      context.fill();
      centeredText(stage, "Biscuit's", 0, -150, 58);
      centeredText(stage, 'Coloring Book', 0, -96, 38);
      context.drawImage(picture(stage, 'golden'), -112, -44, 224, 258);
      context.fillStyle = 'rgb(43 33 24 / 0.16)';
      context.fillRect(-168, -218, 12, 436);
    });
    caption(stage, 'Download it, print it, color it', time, 0.9);
  },
};
