import { paths, pathTo } from './paths';

test('fills in and encodes the parameters of a path', () => {
  expect(pathTo(paths.order, { orderId: '7' })).toBe('/orders/7');
  expect(pathTo(paths.project, { projectId: 'a/b c' })).toBe('/books/a%2Fb%20c');
});
