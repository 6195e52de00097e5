import { expect, it } from 'vitest';
import { brandChoices } from '#products/catalog/product/brand-choices.ts';
import { fitBrands } from './fit-brands.ts';

const BRANDS = [
  { id: 'xiaomi', label: 'Xiaomi', said: 'shaomi', aliases: 'Redmi, Mi' },
  { id: 'hp', label: 'HP Inc.', said: '', aliases: 'Hewlett-Packard' },
  { id: 'mi-tv', label: 'Mi TV', said: '', aliases: 'Xiaomi' },
];

it.each([
  ['XIAOMI', 'XIAOMI'],
  ['Redmi', 'Xiaomi'],
  ['Shaomi', 'Xiaomi'],
  ['HP', 'HP'],
  ['hp inc', 'hp'],
  ['Hewlett Packard', 'hp'],
  ['Mi TV', 'Mi TV'],
  ['Lava', undefined],
  ['', undefined],
])('a line for %s is stored for %s', (name, stored) => {
  expect(fitBrands(brandChoices(BRANDS))(name)).toBe(stored);
});
