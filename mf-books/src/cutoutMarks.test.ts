import { effectiveMarks, hintsOf, pendingMarks, withMark, type Mark } from './cutoutMarks';

const crop = { x: 0, y: 0, width: 100, height: 100 };
const dab = (x: number) => ({ x, y: 5, radius: 4, mode: 'keep' as const });

test('without marks, the hints have only the crop', () => {
  expect(hintsOf(crop, [])).toEqual({ crop });
});

test('without a crop, the hints have no search area', () => {
  expect(hintsOf(null, [])).toEqual({});
});

test('the hints have all strokes in order, and only the latest taps', () => {
  const marks: Mark[] = [
    { kind: 'stroke', dabs: [dab(1), dab(2)] },
    { kind: 'eye', at: [1, 1] },
    { kind: 'nose', at: [2, 2] },
    { kind: 'eye', at: [3, 3] },
    { kind: 'eye', at: [4, 4] },
    { kind: 'stroke', dabs: [dab(3)] },
    { kind: 'nose', at: [5, 5] },
  ];
  expect(hintsOf(crop, marks)).toEqual({
    crop,
    dabs: [{ ...dab(1), begins: true }, dab(2), { ...dab(3), begins: true }],
    eyes: [
      [3, 3],
      [4, 4],
    ],
    nose: [5, 5],
  });
});

test('keeps all strokes, the last nose and the last two eyes, in order', () => {
  const marks: Mark[] = [
    { kind: 'nose', at: [1, 1] },
    { kind: 'eye', at: [2, 2] },
    { kind: 'stroke', dabs: [dab(1)] },
    { kind: 'closedEye', at: [3, 3] },
    { kind: 'nose', at: [4, 4] },
    { kind: 'eye', at: [5, 5] },
  ];
  expect(effectiveMarks(marks)).toEqual(marks.slice(2));
  expect(effectiveMarks(marks.slice(0, 3))).toEqual(marks.slice(0, 3));
});

test('the eyes are the last two taps, open or closed', () => {
  const marks: Mark[] = [
    { kind: 'eye', at: [1, 1] },
    { kind: 'eye', at: [2, 2] },
    { kind: 'closedEye', at: [3, 3] },
  ];
  expect(hintsOf(null, marks)).toEqual({ eyes: [[2, 2]], closedEyes: [[3, 3]] });
  expect(hintsOf(null, [...marks, { kind: 'closedEye', at: [4, 4] }])).toEqual({
    closedEyes: [
      [3, 3],
      [4, 4],
    ],
  });
});

describe('a tap on an eye that is marked', () => {
  const left = { kind: 'eye', at: [10, 10] } as const;
  const right = { kind: 'eye', at: [40, 10] } as const;
  const REACH = 5;

  test('moves that eye, and keeps the other one', () => {
    const marks = withMark([left, right], { kind: 'eye', at: [43, 12] }, REACH);
    expect(hintsOf(null, marks)).toEqual({
      eyes: [
        [10, 10],
        [43, 12],
      ],
    });
    const again = withMark(marks, { kind: 'eye', at: [12, 10] }, REACH);
    expect(hintsOf(null, again)).toEqual({
      eyes: [
        [43, 12],
        [12, 10],
      ],
    });
    expect(hintsOf(null, again.slice(0, 2))).toEqual({ eyes: [left.at, right.at] });
  });

  test('closes that eye, with the Closed eyes tool', () => {
    const marks = withMark([left], { kind: 'closedEye', at: [10, 10] }, REACH);
    expect(hintsOf(null, marks)).toEqual({ closedEyes: [[10, 10]] });
  });

  test('marks a second eye only beyond the reach', () => {
    expect(withMark([left], { kind: 'eye', at: [15.5, 10] }, REACH)).toEqual([
      left,
      { kind: 'eye', at: [15.5, 10] },
    ]);
  });
});

test('the pending marks are those from the first one that the cutout does not reflect', () => {
  const [first, second, third]: Mark[] = [1, 2, 3].map((x) => ({ kind: 'stroke', dabs: [dab(x)] }));
  expect(pendingMarks([], [first, second])).toEqual([first, second]);
  expect(pendingMarks([first], [first, second])).toEqual([second]);
  expect(pendingMarks([first, second], [first])).toEqual([]);
  expect(pendingMarks([first, second], [first, third])).toEqual([third]);
});

test('the hints have the chosen dogs and the marks', () => {
  expect(
    hintsOf(
      null,
      [{ kind: 'nose', at: [2, 2] }],
      [
        [5, 5],
        [9, 9],
      ],
    ),
  ).toEqual({
    nose: [2, 2],
    dogs: [
      [5, 5],
      [9, 9],
    ],
  });
  expect(hintsOf(null, [], [])).toEqual({});
});
