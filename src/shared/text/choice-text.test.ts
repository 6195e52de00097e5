import { expect, it } from 'vitest';
import { choiceText } from './choice-text.ts';

it.each([
  [[], ''],
  [['4'], '4'],
  [['4', '6'], '4 or 6'],
  [['4', '6', '8'], '4, 6 or 8'],
])('the choice of %j is written %j', (words, text) => {
  expect(choiceText(words)).toBe(text);
});
