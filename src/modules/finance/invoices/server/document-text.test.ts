import { expect, it } from 'vitest';
import { documentDay, documentFacts, lineNotes } from '#finance/invoices/document-text.ts';
import { invoiceLines, taxTotals } from '#finance/invoices/draft-document.ts';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import { speaking } from '#shared/language/speaking.ts';
import { paise } from '#shared/money/money.ts';
import { documentWordsOf } from './words-of-document.ts';

const lines = invoiceLines([], paise(4_900), 'igst');
const party = { name: 'Asha Rao', address: '12 MG Road', state: '29', gstin: null };
const credited: TaxDocument = {
  ...{ kind: 'commission-credit', number: 'CC/1', issuedAt: new Date('2026-11-22T05:00:00Z') },
  ...{ supplier: party, recipient: party, placeOfSupply: '29', taxKind: 'igst', order: null, month: '2026-09' },
  against: { number: 'CO/1', issuedAt: new Date('2026-10-31T20:00:00Z'), cause: 'reversed' },
  ...{ lines, totals: taxTotals(lines) },
};
const sold = { hsn: '85171300', lineId: 'any', sku: 'N-5' };

it('a document is in English in every language, as it was issued', () => {
  speaking('hi', () => {
    expect(documentDay(credited.issuedAt)).toBe('22 Nov 2026');
    expect(documentFacts(credited, documentWordsOf(credited)).map(({ value }) => value.text)).toEqual([
      'CO/1 of 1 Nov 2026',
      'Commission reversed: items were returned or not delivered',
      'Sep 2026',
      'Karnataka (29)',
      'No',
    ]);
  });
});

it.each([
  ['IMEI 352099001761481, 490154203237518', { kind: 'imei', numbers: ['352099001761481', '490154203237518'] }],
  ['Serial number A1', { kind: 'serial', numbers: ['A1'] }],
  ['Serial numbers A1, A2', { kind: 'serial', numbers: ['A1', 'A2'] }],
] as const)('a line says %s, also to readers of Hindi', (words, { kind, numbers }) => {
  const notes = speaking('hi', () =>
    lineNotes({ ...sold, serials: { kind, numbers: [...numbers] } }, documentWordsOf({})),
  );
  expect(notes.map(({ text }) => text)).toEqual(['HSN 851713 · SKU N-5', words]);
});
