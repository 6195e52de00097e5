import { expect, it } from 'vitest';
import { newId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { areInOrder, conditionOf, type ExchangeQuoteId, findModel, valueWith } from './exchange.ts';
import { forgetQuote, keepQuote, keptQuote } from './kept-quotes.ts';

const GOOD = { switchesOn: true, screenIsWhole: true, allWorks: true, looksGood: true };
const VALUES = { working: paise(300_000), scratched: paise(200_000), broken: paise(200_000), dead: paise(0) };

it('the worst that is said of a phone counts', () => {
  expect(conditionOf(GOOD)).toBe('working');
  expect(conditionOf({ ...GOOD, looksGood: false })).toBe('scratched');
  expect(conditionOf({ ...GOOD, allWorks: false })).toBe('broken');
  expect(conditionOf({ ...GOOD, screenIsWhole: false, looksGood: false })).toBe('broken');
  expect(conditionOf({ ...GOOD, switchesOn: false })).toBe('dead');
});

it('a worse phone is never worth more', () => {
  expect(areInOrder(VALUES)).toBe(true);
  expect(areInOrder({ ...VALUES, dead: paise(200_001) })).toBe(false);
});

it('a rupee at least is given, and a rupee at least of a unit is paid', () => {
  expect(valueWith(paise(300_000), 1_000_000)).toBe(300_000);
  expect(valueWith(paise(300_000), 300_000.5)).toBe(299_900);
  expect(valueWith(paise(300_000), 200)).toBe(100);
  expect(valueWith(paise(300_000), 199)).toBeUndefined();
  expect(valueWith(paise(0), 1_000_000)).toBeUndefined();
});

it('a model is found in any case, and none while exchanges are off', () => {
  const models = [{ brand: 'Xiaomi', model: 'Redmi Note 9', ...VALUES }];
  expect(findModel({ isOn: true, models }, { brand: ' xiaomi', model: 'REDMI note 9 ' })).toBe(models[0]);
  expect(findModel({ isOn: true, models }, { brand: 'Xiaomi Redmi', model: 'Note 9' })).toBeUndefined();
  expect(findModel({ isOn: false, models }, { brand: 'Xiaomi', model: 'Redmi Note 9' })).toBeUndefined();
});

it('a browser keeps one quote for a product, as long as it stands', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const productId: ProductId = newId();
  const now = new Date('2026-11-27T08:00:00Z');
  const quote = (model: string, expiresAt = '2026-12-04T08:00:00.000Z') => ({
    ...{ quoteId: newId() as ExchangeQuoteId, productId, model, value: paise(1_000), expiresAt },
  });
  keepQuote(storage, quote('One'));
  keepQuote(storage, quote('Two'));
  expect(keptQuote(storage, productId, now)?.model).toBe('Two');
  expect(keptQuote(storage, newId(), now)).toBeUndefined();
  expect(keptQuote(storage, productId, new Date('2026-12-04T08:00:00Z'))).toBeUndefined();
  forgetQuote(storage, productId);
  expect(keptQuote(storage, productId, now)).toBeUndefined();
  kept.set('exchangeQuotes', '{"not": "a list"}');
  expect(keptQuote(storage, productId, now)).toBeUndefined();
});
