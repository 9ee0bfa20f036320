import { backdrop, frame, picture, type Scene } from '../stage';

/** The poster shown before the video plays. Its middle is left free for the play button. */
export const poster: Scene = {
  seconds: 0,
  draw: (stage) => {
    const { context } = stage;
    backdrop(stage, '#FFE9A8');
    context.drawImage(picture(stage, 'bunting'), 0, -10, frame.width, 220);
    const dogs = [
      ['frenchie', 145],
      ['corgi', 395],
      ['beagle', 885],
      ['pug', 1135],
    ] as const;
    for (const [name, x] of dogs) context.drawImage(picture(stage, name), x - 185, 340, 370, 426);
  },
};
