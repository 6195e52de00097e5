import { expect, it } from 'vitest';
import { logoLines } from './logo-lines.ts';

it.each([
  ['Bijli Bazaar', ['Bijli', 'Bazaar']],
  ['Croma', ['Croma']],
  ['The Great Indian Electronics Company', ['The Great Indian', 'Electronics Company']],
  ['A B C', ['A', 'B C']],
])('%s stands beside the mark in two lines at most', (name, lines) => {
  expect(logoLines(name)).toEqual(lines);
});
