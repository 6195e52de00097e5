import { expect, it } from 'vitest';
import { SUBJECTS } from '#office/settings/server/subjects.ts';
import { speaking } from '#shared/language/speaking.ts';
import { auditWords } from './audit-words.ts';

it('knows what the audit log has in English, in the language that is spoken', () => {
  for (const stored of ['Mail: new order, to the seller', 'Product import', 'Mail texts', SUBJECTS.rates().name]) {
    expect(auditWords(stored)).toBe(stored);
    expect(speaking('hi', () => auditWords(stored))).toMatch(/[\u0900-\u097f]/);
  }
  expect(speaking('hi', () => auditWords('salePrice'))).toMatch(/[\u0900-\u097f]/);
  expect(auditWords('Deccan Mobiles')).toBeUndefined();
});
