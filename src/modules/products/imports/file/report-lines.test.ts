import { describe, expect, it } from 'vitest';
import { reportLines } from './report-lines.ts';

const ROW = { row: 7, sku: 'A-1', isDone: false, changes: [], faults: [], notes: [] };

describe('the lines of a report', () => {
  it('report every error of a row, with the row and its SKU once', () => {
    const faults = [
      { column: 'price', text: 'x', sentence: 'Not an amount.' },
      { column: 'title', text: '', sentence: 'Title is required.' },
    ] as const;
    expect(reportLines({ ...ROW, outcome: 'refused', faults: [...faults] })).toMatchObject([
      { row: 7, sku: 'A-1', column: 'MRP', value: 'x', words: 'Not an amount.' },
      { row: undefined, sku: undefined, column: 'Title', value: '(empty)', words: 'Title is required.' },
    ]);
  });

  it('report changes and new values', () => {
    const changes = [{ column: 'price', from: '₹10,000', to: '₹12,000' }] as const;
    expect(reportLines({ ...ROW, outcome: 'changed', changes: [...changes] })).toMatchObject([
      { column: 'MRP', value: '₹10,000', words: '→ ₹12,000' },
    ]);
    const added = [
      { column: 'title', from: null, to: 'Phone' },
      { column: 'price', from: null, to: '₹500' },
      { column: 'hsn', from: null, to: '8517' },
    ] as const;
    const lines = reportLines({ ...ROW, outcome: 'added', changes: [...added], notes: ['No picture.'] });
    expect(lines.map(({ words }) => words)).toEqual(['New: Phone, MRP ₹500. No picture.']);
  });
});
