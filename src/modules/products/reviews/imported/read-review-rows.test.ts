import { expect, it } from 'vitest';
import { readReviewRows } from './read-review-rows.ts';

const HEADS = ['product_handle', 'rating', 'title', 'body', 'reviewer_name', 'review_date', 'source'];
const row = (more: Partial<Record<string, string>> = {}) =>
  HEADS.map(
    head =>
      more[head] ??
      {
        product_handle: 'nova',
        rating: '4',
        title: 'Good',
        body: 'Bright screen.',
        reviewer_name: 'Ravi K.',
        review_date: '2025-03-31',
        source: '',
      }[head] ??
      '',
  );
const read = (...rows: string[][]) => {
  const found = readReviewRows([HEADS, ...rows], 'Flipkart', '2026-11-26');
  if ('missing' in found) throw new Error(found.missing);
  return found.rows;
};

it('reads what review programs export', () => {
  expect(read(row(), row({ source: 'Judge.me', rating: '5/5', review_date: '31/03/2025', title: '' }))).toMatchObject([
    {
      row: 2,
      product: { by: 'slug', code: 'nova' },
      rating: 4,
      text: 'Good\nBright screen.',
      author: 'Ravi K.',
      day: '2025-03-31',
      source: 'Flipkart',
      fault: undefined,
    },
    { row: 3, rating: 5, text: 'Bright screen.', day: '2025-03-31', source: 'Judge.me', fault: undefined },
  ]);
  expect(read(row({ product_handle: 'https://shop.example/products/nova?variant=1' }))[0]?.product?.code).toBe('nova');
  expect(read(row({ product_handle: '/products/nova/#reviews' }))[0]?.product?.code).toBe('nova');
});

it.each([
  ['no product', { product_handle: '' }],
  ['half stars', { rating: '4.5' }],
  ['six stars', { rating: '6' }],
  ['no words', { title: '', body: '' }],
  ['too many words', { body: 'x'.repeat(2_001) }],
  ['no author', { reviewer_name: '' }],
  ['a day that is none', { review_date: '31/02/2025' }],
  ['a day to come', { review_date: '2026-11-27' }],
  ['a phone number', { body: 'Call 98450 12345' }],
  ['an address as a name', { reviewer_name: 'ravi@mail.example' }],
])('refuses a row with %s', (_, more) => {
  expect(read(row(more))[0]?.fault).toBeTypeOf('string');
});

it('reads a cell of slashes, however many: the runner would not wait for more than linear work', () => {
  expect(read(row({ product_handle: '/'.repeat(2_000_000) }))[0]?.product).toBeUndefined();
});

it('says which columns are missing', () => {
  expect(readReviewRows([['SKU', 'Stars']], '', '2026-11-26')).toEqual({ missing: 'text/title, author, day' });
});
