import { describe, expect, it } from 'vitest';
import { codeDamageOf, damageOf, withoutQuotedFormula } from './spreadsheet-damage.ts';

describe('what a spreadsheet does to cells', () => {
  it.each([
    ['8.90123E+12', 'shortened'],
    ['1,2E+09', 'shortened'],
    ['12-Mar', 'date'],
    ['Mar-12', 'date'],
    ['3-Dec-2026', 'date'],
  ])('a code that became %s is told', (text, word) => {
    expect(codeDamageOf(text)).toContain(word);
  });

  it.each([
    ['#REF!', '#REF!'],
    ['=A1*2', 'formula'],
    ['=HYPERLINK("http://x.example")', 'formula'],
    ['â‚¹1,37,900', 'characters'],
    ['the phoneâ€™s case', 'characters'],
    ['Caf\ufffd', 'characters'],
  ])('a text that became %s is told', (text, word) => {
    expect(damageOf(text)).toContain(word);
  });

  it.each(['SAM-S25-256', '12E', 'MAR-CASE', 'E100', 'Décor — “new”', 'MARVEL-12'])('leaves %s alone', text => {
    expect(codeDamageOf(text)).toBeUndefined();
  });

  it('is outwitted by ="00123"', () => {
    expect(withoutQuotedFormula('="00123"')).toBe('00123');
    expect(withoutQuotedFormula('=A1')).toBe('=A1');
  });
});
