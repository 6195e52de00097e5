import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

test.each([
  [[], ''],
  [['Phones'], 'Phones'],
  [['Phones', 'Tablets'], 'Phones and Tablets'],
  [['Phones', 'Tablets', 'Laptops'], 'Phones, Tablets and Laptops'],
])('%j is read as “%s”', (words, text) => expect(listText(words)).toBe(text));
