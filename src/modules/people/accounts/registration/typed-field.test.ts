import { expect, it } from 'vitest';
import type { AccountField } from './field-labels.ts';
import { tidyField } from './typed-field.ts';

it.each<[AccountField, string, string]>([
  ['mobile', '+91-9876543210', '98765 43210'],
  ['mobile', '09876543210', '98765 43210'],
  ['mobile', '98765 432', '98765 432'],
  ['gstNumber', ' 27 aapfu 0939f 1zv', '27AAPFU0939F1ZV'],
  ['email', ' Kavya@home.example ', 'Kavya@home.example'],
  ['password', ' with spaces ', ' with spaces '],
  ['userName', 'Kavya ', 'Kavya '],
])('%s, left as %j, shows %j', (field, text, shown) => {
  expect(tidyField(field, text)).toBe(shown);
});
