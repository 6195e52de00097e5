import { expect, it } from 'vitest';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { shownStockNote } from './stored-note.ts';

it.each(['edited', t('products.imports.stockNote', { file: 'goods.csv' })])(
  '“%s” is shown as it is stored in English, and in the language of the page',
  note => {
    expect(shownStockNote(note)).toBe(note);
    expect(speaking('hi', () => shownStockNote(note))).toMatch(/\p{Script=Devanagari}/u);
  },
);

it('what people wrote stays as it is', () => {
  expect(speaking('hi', () => shownStockNote('3 broken in transit'))).toBe('3 broken in transit');
});
