import { contains } from '@scribblepup/imaging/curves/rings';
import type { DogArt } from '@scribblepup/tracing';
import { dogs, sitting, twoDogs } from '../testing/dogs';
import { dogParts } from './dogParts';

const parts = dogParts(twoDogs)!;

describe('two dogs of one drawing that do not touch', () => {
  it('become separate drawings, the one with the known face first', () => {
    expect(parts).toHaveLength(2);
    for (const { art } of parts) {
      expect(art.outline).toHaveLength(1);
      expect(art.lines).toHaveLength(sitting.lines.length);
      expect(art.solids).toHaveLength(sitting.solids.length);
      expect(art.lights).toHaveLength(sitting.lights.length);
      expect(art.markings).toHaveLength(sitting.markings.length);
      expect(art.width).toBeCloseTo(sitting.width * Math.SQRT1_2, 1);
      expect(art.height).toBeCloseTo(sitting.height * Math.SQRT1_2, 1);
    }
    expect(parts[0].x).toBe(0);
    expect(parts[1].x).toBeGreaterThan(parts[0].art.width);
    expect(parts[0].inPlace.face).toEqual(twoDogs.face);
  });

  it('both have a face, which for the other dog is derived from its eyes and nose', () => {
    const [known, other] = parts.map(({ art }) => art.face!);
    for (const [i, [x, y]] of [...other.eyes, other.nose].entries()) {
      const [knownX, knownY] = [...known.eyes, known.nose][i];
      expect(Math.abs(x - knownX)).toBeLessThan(5);
      expect(Math.abs(y - knownY)).toBeLessThan(5);
    }
  });

  it('have a head position if only an eye and the nose are drawn', () => {
    const [, second] = parts;
    const [, , , left, right, nose] = twoDogs.solids;
    const profile: DogArt = {
      ...twoDogs,
      solids: twoDogs.solids.filter((ring) => ring !== left),
    };
    const { face, head } = dogParts(profile)![1].inPlace;
    expect(face).toBeNull();
    expect(head!.nose![0]).toBeCloseTo(second.inPlace.face!.nose[0], 1);
    expect(head!.at[0]).toBeLessThan(right[0]);
    expect(head!.at[0]).toBeGreaterThan(nose[0] - 40);
  });

  it('are cropped only where the photo crops them', () => {
    const cut = { left: true, top: false, right: false, bottom: true };
    const cropped = dogParts({ ...twoDogs, cut })!.map(({ art }) => art.cut);
    expect(cropped).toEqual([cut, { ...cut, left: false }]);
  });
});

describe('a drawing is not divided', () => {
  it.each(Object.entries(dogs))('if it shows one %s dog', (_, dog) => {
    expect(dogParts(dog)).toBeNull();
  });

  it('if a part has no face, because it may belong to the same dog', () => {
    const [first] = parts;
    const solids = twoDogs.solids.filter(([x, y]) => contains([first.inPlace.outline[0]], x, y));
    expect(dogParts({ ...twoDogs, solids })).toBeNull();
  });
});
