import { mask } from '@scribblepup/imaging/plane';
import { tappedFace } from './hints';
import type { PhotoFrame } from './framing/frame';

// A dog that fills its frame of 400 x 400 px, which shows a photo at half its size.
const dog = mask(400, 400, new Uint8Array(400 * 400).fill(1));
const shape = { dog, size: 400, unit: 0.8 };
const frame = {
  area: { x: 0, y: 0, width: 800, height: 800 },
  scaleX: 0.5,
  scaleY: 0.5,
} as PhotoFrame;

describe('a tapped face', () => {
  it('has open and closed eyes from left to right, and says which are closed', () => {
    const { eyes, closed, nose } = tappedFace(frame, shape, {
      eyes: [[400, 200]],
      closedEyes: [[200, 200]],
      nose: [300, 300],
    });
    expect(eyes).toEqual([
      [100, 100],
      [200, 100],
    ]);
    expect(closed).toEqual([[100, 100]]);
    expect(nose).toEqual([150, 150]);
  });

  it('has no closed eyes if none was tapped', () => {
    expect(tappedFace(frame, shape, { eyes: [[400, 200]] })).toEqual({ eyes: [[200, 100]] });
  });

  it('leaves out a closed eye off the dog', () => {
    expect(tappedFace(frame, shape, { closedEyes: [[1400, 200]] }).eyes).toEqual([]);
  });
});
