import { MAX_REVIEW_LENGTH } from '#products/reviews/review-text.ts';
import { t } from '#shared/language/t.ts';
import { hasContactDetails } from '#shared/text/contact-details.ts';
import { foldName } from '#shared/text/fold-name.ts';
import { MAX_AUTHOR_LENGTH, MAX_SOURCE_LENGTH } from './import-limits.ts';

/** How a row names its product: the first of these that it has. */
export interface NamedProduct {
  readonly by: 'sku' | 'gtin' | 'slug';
  readonly code: string;
}

export interface ReviewFileRow {
  /** Counted as in a spreadsheet. */
  readonly row: number;
  readonly product: NamedProduct | undefined;
  readonly author: string;
  readonly rating: number | undefined;
  readonly text: string;
  /** 2026-11-26 */
  readonly day: string | undefined;
  readonly source: string;
  /** What is wrong with its cells. */
  readonly fault: string | undefined;
}

const HEADS = {
  sku: ['sku', 'productsku', 'sellersku', 'itemcode'],
  gtin: ['gtin', 'ean', 'upc', 'barcode', 'productgtin'],
  slug: ['slug', 'handle', 'producthandle', 'productslug', 'producturl', 'product'],
  rating: ['rating', 'stars', 'star', 'score', 'reviewrating', 'reviewscore'],
  title: ['title', 'reviewtitle', 'heading', 'headline', 'summary', 'subject'],
  text: ['message', 'review', 'body', 'text', 'comment', 'content', 'reviewbody', 'reviewtext', 'reviewmessage'],
  author: ['author', 'name', 'reviewer', 'reviewername', 'displayname', 'nickname', 'username', 'customername'],
  day: ['date', 'reviewdate', 'createdat', 'datecreated', 'created', 'publishedat', 'writtenon', 'writtenat'],
  source: ['source', 'from', 'site', 'marketplace', 'website', 'platform'],
} as const;
type Column = keyof typeof HEADS;

/** What a file must have, as it is called to the reader. */
const NEEDED: readonly (readonly Column[])[] = [
  ['sku', 'gtin', 'slug'],
  ['rating'],
  ['text', 'title'],
  ['author'],
  ['day'],
];

/**
 * Reads the rows of a file of reviews; columns may be in any order and usual spelling, as review programs export them.
 * @param usualSource of rows that name none
 * @returns the missing columns, if any
 */
export function readReviewRows(
  lines: readonly (readonly string[])[],
  usualSource: string,
  today: string,
): { readonly rows: readonly ReviewFileRow[] } | { readonly missing: string } {
  const heads = (lines[0] ?? []).map(foldName);
  const at = Object.fromEntries(
    Object.entries(HEADS).map(([column, called]) => [
      column,
      heads.findIndex(head => (called as readonly string[]).includes(head)),
    ]),
  ) as Record<Column, number>;
  const missing = NEEDED.filter(columns => columns.every(column => at[column] < 0));
  if (missing.length > 0) return { missing: missing.map(columns => columns.join('/')).join(', ') };
  const rows = lines.slice(1).flatMap((cells, index): ReviewFileRow[] => {
    if (cells.every(text => text.trim() === '')) return [];
    const cell = (column: Column) => (cells[at[column]] ?? '').trim();
    return [readRow(index + 2, cell, usualSource, today)];
  });
  return { rows };
}

function readRow(row: number, cell: (column: Column) => string, usualSource: string, today: string): ReviewFileRow {
  const [title, message] = [plain(cell('title')), cell('text').replace(/\r\n?/g, '\n')];
  const read = {
    ...{ row, product: productOf(cell), author: plain(cell('author')), rating: ratingIn(cell('rating')) },
    text: title !== '' && message !== '' && title !== message ? `${title}\n${message}` : message || title,
    ...{ day: dayIn(cell('day')), source: plain(cell('source')) || usualSource },
  };
  return { ...read, fault: faultOf(read, today) };
}

function faultOf({ product, author, rating, text, day, source }: Omit<ReviewFileRow, 'fault'>, today: string) {
  if (!product) return t('products.reviews.import.fault.product');
  if (rating === undefined) return t('products.reviews.import.fault.rating');
  if (text === '' || text.length > MAX_REVIEW_LENGTH)
    return t('products.reviews.import.fault.text', { most: MAX_REVIEW_LENGTH });
  if (author === '' || author.length > MAX_AUTHOR_LENGTH)
    return t('products.reviews.import.fault.author', { most: MAX_AUTHOR_LENGTH });
  if (day === undefined || day > today) return t('products.reviews.import.fault.day');
  if (source === '' || source.length > MAX_SOURCE_LENGTH)
    return t('products.reviews.import.fault.source', { most: MAX_SOURCE_LENGTH });
  if (hasContactDetails(text) || hasContactDetails(author)) return t('products.reviews.import.fault.contact');
  return undefined;
}

const MAX_ADDRESS_LENGTH = 1_000;

function productOf(cell: (column: Column) => string): NamedProduct | undefined {
  const sku = cell('sku').replace(/^'/, '');
  if (sku !== '') return { by: 'sku', code: sku };
  const gtin = cell('gtin').replace(/[^\d]/g, '');
  if (gtin !== '') return { by: 'gtin', code: gtin };
  const [path = ''] = cell('slug').slice(0, MAX_ADDRESS_LENGTH).split(/[?#]/, 1);
  const slug = path.split('/').findLast(part => part !== '') ?? '';
  return slug === '' ? undefined : { by: 'slug', code: slug };
}

/** Whole stars: `4`, `4.0`, `4/5`. */
function ratingIn(text: string): number | undefined {
  const [, stars] = /^([1-5])(?:\.0+)?(?:\s*\/\s*5)?$/.exec(text) ?? [];
  return stars === undefined ? undefined : Number(stars);
}

/** `2026-11-26`, also with a time, or as written in India: `26/11/2026`. */
function dayIn(text: string): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (year && month && date) return realDay(year, month, date);
  const [, inDate, inMonth, inYear] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/.exec(text) ?? [];
  return inDate && inMonth && inYear ? realDay(inYear, inMonth, inDate) : undefined;
}

const EARLIEST = '1995-01-01';

function realDay(year: string, month: string, date: string): string | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isReal && day >= EARLIEST ? day : undefined;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
