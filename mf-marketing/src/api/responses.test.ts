import { readDogs, readPages, readVideo } from './responses';

const nonsense = [null, undefined, 'html', 7, {}, { video: 'x' }, [], [null], [[]], ['x']];

test("reads the first item's video", () => {
  expect(readVideo([{ video: ' /a.mp4 ' }, { video: '/b.mp4' }])).toBe('/a.mp4');
  expect(readVideo([{ video: '' }])).toBeNull();
  expect(readVideo([{}])).toBeNull();
});

test('dogs without an id or a name are left out; dogs without a picture stay', () => {
  expect(readDogs([{ id: 1, name: 'Biscuit' }, { id: '2' }, { name: 'Nobody' }, null])).toEqual([
    { id: '1', name: 'Biscuit', image: '' },
  ]);
});

test('pages without an address are left out', () => {
  expect(readPages([{ image: '/1.svg' }, { image: '' }, { picture: '/2.svg' }])).toEqual([
    '/1.svg',
  ]);
});

test.each(nonsense)('%j has no items', (data) => {
  expect([readVideo(data), readDogs(data), readPages(data)]).toEqual([null, [], []]);
});
