import { Stage } from '../../canvas/stage';
import { sitting } from '../../testing/dogs';
import { twins } from './twins';

it('mirrors no dog, whatever its size, because a mirrored twin would match none', () => {
  const turned = Array.from({ length: 200 }, (_, i) => {
    const stage = new Stage({ ...sitting, width: 400 + i }, { name: '', bornMonth: null }, 'twins');
    twins.draw(stage);
    return stage.items.filter((item) => item.kind === 'dog' && item.mirror).length;
  });
  expect(turned.filter((count) => count > 0)).toEqual([]);
});
