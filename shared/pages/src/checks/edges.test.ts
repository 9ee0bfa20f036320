import { Tracer } from '@scribblepup/tracing';
import { drawSyntheticDog } from '@scribblepup/tracing/syntheticDog';
import { perfectDetection } from '@scribblepup/tracing/testing/perfectDetection';
import { mask, type Mask } from '@scribblepup/imaging/plane';
import { edgeAgreement, followsPhoto, measureEdges } from './edges';

const SIDE = 120;
const maskWhere = (inside: (x: number, y: number) => boolean): Mask =>
  mask(
    SIDE,
    SIDE,
    Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
      inside(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0,
    ),
  );
// The left half is dark, so the only edge runs down the middle.
const channel = (left: number, right: number): Float32Array =>
  Float32Array.from({ length: SIDE * SIDE }, (_, i) => (i % SIDE < 60 ? left : right));
const halves = {
  width: SIDE,
  height: SIDE,
  L: channel(20, 80),
  a: channel(0, 0),
  b: channel(0, 0),
};
const all = maskWhere(() => true);

describe('ink against the edges of a photo', () => {
  it('agrees if it runs along them, even a pixel or two off', () => {
    for (const x of [58, 59, 60, 61])
      expect(
        edgeAgreement(
          halves,
          all,
          maskWhere((px) => px === x),
        ),
      ).toEqual({ precision: 1, recall: 1 });
  });

  it('loses precision where it runs elsewhere, and recall where it is missing', () => {
    expect(
      edgeAgreement(
        halves,
        all,
        maskWhere((x) => x === 30 || x === 60),
      ).precision,
    ).toBeCloseTo(0.5, 1);
    const half = edgeAgreement(
      halves,
      all,
      maskWhere((x, y) => x === 60 && y < 60),
    );
    expect(half.precision).toBe(1);
    expect(half.recall).toBeGreaterThan(0.45);
    expect(half.recall).toBeLessThan(0.6);
    expect(followsPhoto(half)).toBe(false);
  });

  it('considers only the dog, and ignores ink along the border of the photo', () => {
    const left = maskWhere((x) => x < 90),
      ink = maskWhere((x, y) => x === 60 || y < 3);
    expect(edgeAgreement(halves, left, ink)).toEqual({ precision: 1, recall: 1 });
  });
});

it('a drawn dog agrees with its drawing, but not with a shifted one', () => {
  const dog = drawSyntheticDog({ coat: [150, 80, 40], chest: [245, 243, 240] }),
    { photo } = dog;
  const drawing = new Tracer(photo, {}, perfectDetection(dog), 240).run();
  expect(followsPhoto(measureEdges(photo, drawing))).toBe(true);
  const beside = { ...drawing, place: { ...drawing.place, x: drawing.place.x + 25 } };
  expect(followsPhoto(measureEdges(photo, beside))).toBe(false);
});
