import { drawDog } from '../drawnDog';
import { foundOf } from '../testing/found';
import { Tracer } from '../Tracer';
import { frontalFace, headOfPoints } from './head';

const drawn = drawDog(),
  found = foundOf(drawn),
  [dog] = found.dogs,
  face = dog.face!;

/** Draws the dog with another face. */
const drawnWith = (changed: typeof dog.face) =>
  new Tracer(drawn.photo, {}, { ...found, dogs: [{ ...dog, face: changed }] }).run();

it('a face from the front needs both eyes and the nose', () => {
  const [left, right, nose] = [
    [10, 10],
    [30, 10],
    [20, 30],
  ] as const;
  expect(frontalFace({ eyes: [left, right], nose })).toEqual({ eyes: [left, right], nose });
  expect(frontalFace({ eyes: [left, right] })).toBeNull();
  expect(frontalFace({ eyes: [left], nose })).toBeNull();
  expect(frontalFace(undefined)).toBeNull();
});

it('a head in profile is at the middle of its points, and as large as they are apart', () => {
  expect(headOfPoints({ eyes: [[10, 10]], nose: [40, 50] })).toEqual({
    at: [25, 30],
    size: 50,
    nose: [40, 50],
  });
});

describe('a dog', () => {
  it('with a face has no other head', () => {
    const { face: drawnFace, head } = drawnWith(face).dog;
    expect(drawnFace).not.toBeNull();
    expect(head).toBeUndefined();
  });

  it('with a doubtful face has its head where the finder saw it', () => {
    const { dog: art, place } = drawnWith({ ...face, score: 0.5 });
    expect(art.face).toBeNull();
    const [x, y] = art.head!.at;
    expect(place.x + x * place.unit).toBeCloseTo(face.head.x + 0.5, 0);
    expect(place.y + y * place.unit).toBeCloseTo(face.head.y + 0.5, 0);
    expect(art.head!.size * place.unit).toBeCloseTo(face.head.size, 0);
  });

  it('has no head as small as a spot of its coat', () => {
    const spot = { ...face, score: 0.5, head: { ...face.head, size: 0.05 * Math.sqrt(dog.area) } };
    expect(drawnWith(spot).dog).not.toHaveProperty('head');
  });
});
