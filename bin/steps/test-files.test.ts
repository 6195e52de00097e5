import { expect, it } from 'vitest';
import { testsNamed } from './test-files.mjs';

const TEXTS: Record<string, string> = {
  'src/shared/cart-lines.test.ts': `it('adds quantities')`,
  'src/shared/cart-lines.ts': 'sells the last',
  'test/api/orders/cart.test.ts': `it('keeps a hundred lines')`,
  'test/api/orders/orders.test.ts': `it('sells the last unit once')`,
  'test/journeys/orders/cart.spec.ts': `test('a guest’s cart is merged')`,
  'test/journeys/orders/checkout.spec.ts': `test('sells the last unit to the first')`,
  'test/long/crossing-carts.test.ts': `it('lets carts pass')`,
};
const named = (names: string[], long = false) => testsNamed(names, long, Object.keys(TEXTS), path => TEXTS[path] ?? '');

it('a name runs the files whose path has it, by who runs them, those of the long run only there', () => {
  expect(named(['cart'])).toEqual({
    vitest: [{ files: ['src/shared/cart-lines.test.ts', 'test/api/orders/cart.test.ts'] }],
    journeys: [{ files: ['test/journeys/orders/cart.spec.ts'] }],
    unknown: [],
  });
  expect(named(['crossing'], true).vitest).toEqual([{ files: ['test/long/crossing-carts.test.ts'] }]);
});

it('a name that no path has runs the tests with that title', () => {
  expect(named(['sells the last'])).toEqual({
    vitest: [{ title: 'sells the last', files: ['test/api/orders/orders.test.ts'] }],
    journeys: [{ title: 'sells the last', files: ['test/journeys/orders/checkout.spec.ts'] }],
    unknown: [],
  });
});

it('runs a file and a title together, and reports a name without a match', () => {
  expect(named(['orders/cart', 'sells the last', 'nowhere'])).toMatchObject({
    vitest: [{ files: ['test/api/orders/cart.test.ts'] }, { title: 'sells the last' }],
    unknown: ['nowhere'],
  });
});
