import { expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { badgeOf } from './badge.ts';

const sale = paise(99_900);

it.each([
  { totalStock: 0, salePrice: sale, badge: 'Out Of Stock' },
  { totalStock: 1, salePrice: sale, badge: 'Only 1 items left' },
  { totalStock: 9, salePrice: null, badge: 'Only 9 items left' },
  { totalStock: 10, salePrice: sale, badge: 'Sale' },
  { totalStock: 10, salePrice: null, badge: undefined },
  { totalStock: 10, salePrice: paise(0), badge: undefined },
  { totalStock: 10, salePrice: sale, dealEndsAt: '2026-12-01T00:00:00.000Z', badge: undefined },
  { totalStock: 4, salePrice: sale, dealEndsAt: '2026-12-01T00:00:00.000Z', badge: 'Only 4 items left' },
])('with $totalStock left and a sale price of $salePrice the badge is $badge', ({ badge, ...product }) => {
  expect(badgeOf(product)?.text).toBe(badge);
});
