import { expect, test } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { optionGroups } from './option-choices.ts';
import type { ProductDetail, Sibling } from './product.schema.ts';

function variant(slug: string, colour: string, size: string, rupees: number, totalStock = 5): Sibling {
  return {
    _id: slug as ProductId,
    slug,
    title: slug,
    condition: 'new',
    options: [
      { name: 'Colour', value: colour, swatch: '#000000' },
      { name: 'Storage', value: size },
    ],
    price: paise(rupees * 100),
    salePrice: null,
    totalStock,
  };
}

const family = [
  variant('white-256', 'White', '256 GB', 600),
  variant('black-256', 'Black', '256 GB', 600),
  variant('black-512', 'Black', '512 GB', 700, 0),
];
const on = (slug: string) =>
  optionGroups({ ...family.find(each => each.slug === slug), siblings: family } as unknown as ProductDetail);
const choicesOf = (slug: string, name: string) => on(slug).find(group => group.name === name)?.choices ?? [];

test('each value leads to the sibling that shares the other options', () => {
  expect(choicesOf('black-512', 'Storage').map(({ value, slug }) => [value, slug])).toEqual([
    ['256 GB', 'black-256'],
    ['512 GB', 'black-512'],
  ]);
});

test('a value that only another combination has leads there', () => {
  expect(choicesOf('white-256', 'Storage').find(({ value }) => value === '512 GB')?.slug).toBe('black-512');
});

test('a choice that can not keep another option says what it changes to', () => {
  const changes = (slug: string, colour: string) =>
    choicesOf(slug, 'Colour').find(({ value }) => value === colour)?.alsoChanges;
  expect(changes('black-512', 'White')).toEqual(['256 GB']);
  expect(changes('black-512', 'Black')).toEqual([]);
  expect(changes('black-256', 'White')).toEqual([]);
});

test('the product looked at is the current choice, and what is sold out says so', () => {
  const choices = choicesOf('black-256', 'Storage');
  expect(choices.map(({ current, inStock }) => ({ current, inStock }))).toEqual([
    { current: true, inStock: true },
    { current: false, inStock: false },
  ]);
});

test('chips keep their places whichever sibling one is on', () => {
  const orders = family.map(({ slug }) => choicesOf(slug, 'Colour').map(({ value }) => value));
  expect(orders).toEqual([orders[0], orders[0], orders[0]]);
});

test('an option in which all siblings agree is no choice', () => {
  const alike = family.slice(0, 2);
  const groups = optionGroups({ ...alike[0], siblings: alike } as unknown as ProductDetail);
  expect(groups.map(({ name }) => name)).toEqual(['Colour']);
});
