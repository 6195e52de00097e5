import { expect, it } from 'vitest';
import { DOCUMENT_KINDS } from './document-kind.ts';
import { documentNumber, financialYear } from './document-number.ts';

it('a financial year begins on the first of April by the clock of India', () => {
  expect(financialYear(new Date('2026-11-22T00:00:00Z'))).toBe('26-27');
  expect(financialYear(new Date('2027-03-31T18:29:59Z'))).toBe('26-27');
  expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe('27-28');
  expect(financialYear(new Date('2099-12-31T00:00:00Z'))).toBe('99-00');
});

it('a number says kind, year and place in the series, in what the law allows', () => {
  expect(documentNumber('invoice', '26-27', 42)).toBe('IN/26-27/000042');
  expect(documentNumber('credit-note', '26-27', 1)).toBe('CN/26-27/000001');
  for (const kind of DOCUMENT_KINDS) expect(documentNumber(kind, '26-27', 9_999_999)).toMatch(/^[A-Z0-9/-]{1,16}$/);
});
