import { describe, expect, it } from 'vitest';
import { storedMailText } from '#office/mails/stored-mail-text.ts';
import { storedPage } from '#office/pages/stored-page.ts';
import { storedBrand } from '#office/settings/brands/stored-brand.ts';
import { storedFact } from '#office/settings/groups/stored-fact.ts';
import { storedRate } from '#office/settings/rates/stored-rate.ts';
import { SUBJECTS } from '#office/settings/server/subjects.ts';
import { storedProducts } from '#products/inventory/stock/stored-products.ts';
import { storedReview } from '#products/reviews/stored-review.ts';
import { speaking } from '#shared/language/speaking.ts';
import { auditWords } from './audit-words.ts';

const inHindi = <Result>(work: () => Exclude<Result, PromiseLike<unknown>>) => speaking('hi', work as never) as Result;

it('knows the names of settings, jobs and fields in the audit log, in the language that is spoken', () => {
  for (const stored of ['Mail: new order, to the seller', 'Product import', 'Mail texts', SUBJECTS.rates().name]) {
    expect(auditWords.fact(stored)).toBe(stored);
    expect(inHindi(() => auditWords.fact(stored))).toMatch(/[\u0900-\u097f]/);
  }
  expect(inHindi(() => auditWords.fact('salePrice'))).toMatch(/[\u0900-\u097f]/);
  expect(auditWords.fact('Deccan Mobiles')).toBeUndefined();
});

describe('names of records', () => {
  it.each([
    ['page', storedPage({ page: 'about', language: 'hi' }), 'About Us (हिन्दी)', 'हमारे बारे में (हिन्दी)'],
    ['review', storedReview('asha', 'Galaxy S25'), 'asha about Galaxy S25', 'Galaxy S25 पर asha का रिव्यू'],
    ['job', '3 jobs', '3 jobs', '3 जॉब'],
    ['banner', 'Banner', 'Banner', 'बैनर'],
  ] as const)('of the kind %s are in the language that is spoken', (kind, stored, english, hindi) => {
    expect(auditWords.name(kind, stored)).toBe(english);
    expect(inHindi(() => auditWords.name(kind, stored))).toBe(hindi);
  });

  it.each([
    ['product', '3 jobs'],
    ['seller', 'Banner'],
    ['page', 'unknown (hi)'],
  ] as const)('that people wrote are left alone: %s', (kind, stored) => {
    expect(auditWords.name(kind, stored)).toBeUndefined();
  });
});

it('knows the texts of mails that were changed', () => {
  const stored = storedMailText('orders.placed', 'hi', 'subject');
  expect(auditWords.fact(stored)).toMatch(/^[^.]+ \(हिन्दी\): Subject$/);
  expect(inHindi(() => auditWords.fact(stored))).toMatch(/^[\u0900-\u097f ]+ \(हिन्दी\): [\u0900-\u097f ]+$/);
  expect(auditWords.fact('nobody.sent, hi: subject')).toBeUndefined();
});

describe('values', () => {
  const brand = { label: 'Samsung', said: 'galaxy', aliases: 'SAM', mark: null, hidden: true };
  const rate = { name: 'commission', kind: 'tv', hsn: '8528', basisPoints: 250, from: '2026-12-01' } as const;
  const settings = (subject: keyof typeof SUBJECTS) =>
    ({ act: 'settings.changed', subject: SUBJECTS[subject]().id, fact: 'any' }) as const;
  const goods = { act: 'goods.changed', subject: 'any', fact: 'products' } as const;

  it.each([
    [
      settings('brands'),
      storedBrand(brand),
      'Samsung; also galaxy; in files SAM; no mark; hidden',
      'Samsung; इन नामों से भी: galaxy; फ़ाइलों में SAM; निशान नहीं; छिपा हुआ',
    ],
    [
      settings('rates'),
      `${storedRate(rate)}; ${storedRate({ ...rate, name: 'tcs', kind: null, hsn: null })}`,
      'Commission, tv, HSN 8528: 2.5% from 2026-12-01; TCS: 2.5% from 2026-12-01',
      'कमीशन, tv, HSN 8528: 2026-12-01 से 2.5%; TCS: 2026-12-01 से 2.5%',
    ],
    [settings('goods'), 'yes', 'yes', 'हाँ'],
    [
      settings('shop'),
      storedFact('x'.repeat(301)) ?? '',
      `${'x'.repeat(300)}… (301 characters)`,
      `${'x'.repeat(300)}… (301 अक्षर)`,
    ],
    [goods, storedProducts(['One', 'Two']), '2 products', '2 प्रोडक्ट'],
  ] as const)('of %o are in the language that is spoken', (of, stored, english, hindi) => {
    expect(auditWords.value(of, stored)).toBe(english);
    expect(inHindi(() => auditWords.value(of, stored))).toBe(hindi);
  });

  it('that people wrote are left alone', () => {
    const text = 'Anything from 2026-12-01; hidden';
    expect(inHindi(() => auditWords.value(settings('rates'), text))).toBe(text);
    expect(inHindi(() => auditWords.value(settings('shop'), text))).toBe(text);
    expect(inHindi(() => auditWords.value({ ...goods, act: 'person.blocked' }, 'yes'))).toBeUndefined();
  });
});
