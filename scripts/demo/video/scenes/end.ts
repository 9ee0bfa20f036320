import {
  drawAt,
  backdrop,
  bounce,
  colors,
  frame,
  picture,
  ramp,
  centeredText,
  type Scene,
} from '../stage';

/** The brand, and the invitation to start. */
export const end: Scene = {
  seconds: 3.6,
  draw: (stage, time) => {
    const { context } = stage;
    backdrop(stage, colors.tint);
    context.drawImage(picture(stage, 'bunting'), 0, -30, frame.width, 220);
    drawAt(stage, frame.width / 2, 270, 0, bounce(ramp(time, 0.1, 0.7)), () => {
      context.drawImage(picture(stage, 'mark'), -372, -64, 128, 128);
      centeredText(stage, 'Scribblepup', 75, 6, 96);
    });
    drawAt(stage, frame.width / 2, 400, 0, bounce(ramp(time, 0.7, 1.2)), () =>
      centeredText(stage, 'Try a demo dog for free', 0, 0, 46, colors.soft),
    );
    ['frenchie', 'beagle', 'golden', 'dalmatian', 'pug'].forEach((name, i) => {
      const up = bounce(ramp(time, 0.4 + i * 0.12, 1.1 + i * 0.12));
      context.drawImage(
        picture(stage, name),
        190 + i * 225 - 115,
        frame.height + 10 - up * 250,
        230,
        264,
      );
    });
  },
};
