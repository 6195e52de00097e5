import { describe, expect, it } from 'vitest';
import { askedWords, quoting } from './asked-words.ts';
import { isUnit } from './measures.ts';
import { askedPrice } from './price-words.ts';

const priceIn = (keyword: string) => {
  const words = askedWords(keyword);
  const price = askedPrice(words, isUnit);
  if (!price) return undefined;
  const { min, max, from, to } = price;
  return [
    min,
    max,
    words
      .filter((_, at) => at < from || at >= to)
      .map(({ text }) => text)
      .join(' '),
  ];
};

describe('the price in a keyword', () => {
  it.each([
    ['phone under 20000', undefined, 20_000, 'phone'],
    ['phone under 20k', undefined, 20_000, 'phone'],
    ['phones below ₹15,000', undefined, 15_000, 'phones'],
    ['earbuds under rs. 1,500', undefined, 1_500, 'earbuds'],
    ['less than 500 rupees cable', undefined, 500, 'cable'],
    ['laptop under 1.5 lakh', undefined, 150_000, 'laptop'],
    ['camera upto 1,00,000', undefined, 100_000, 'camera'],
    ['mobile 15000 se kam', undefined, 15_000, 'mobile'],
    ['mobile 15000 tak', undefined, 15_000, 'mobile'],
    ['15 hazar ke andar mobile', undefined, 15_000, 'mobile'],
    ['₹1 lakh ke andar', undefined, 100_000, ''],
    ['20 हज़ार से कम फोन', undefined, 20_000, 'फोन'],
    ['१५००० से कम फोन', undefined, 15_000, 'फोन'],
    ['20000க்கு கீழ் மொபைல்', undefined, 20_000, 'மொபைல்'],
    ['மொபைல் 15000 ரூபாய்க்குள்', undefined, 15_000, 'மொபைல்'],
    ['₹20000 phone', undefined, 20_000, 'phone'],
    ['phone above 50000', 50_000, undefined, 'phone'],
    ['laptop 1 lakh se upar', 100_000, undefined, 'laptop'],
    ['10000 to 20000 phone', 10_000, 20_000, 'phone'],
    ['phone 10k-20k', 10_000, 20_000, 'phone'],
    ['phone 10-15k', 10_000, 15_000, 'phone'],
    ['phone between 10,000 and 15,000', 10_000, 15_000, 'phone'],
    ['10000 se 15000 ke beech phone', 10_000, 15_000, 'phone'],
    ['15000 wala phone', 12_000, 16_500, 'phone'],
    ['phone around 20000', 16_000, 22_000, 'phone'],
  ])('of %j is from %j to %j', (keyword, min, max, others) => {
    expect(priceIn(keyword)).toEqual([min, max, others]);
  });

  it.each([
    ...['iphone 13', 'power bank 20000 mah', '20000mah power bank', '4k tv', 'tv under 43 inch', 'ac under 1.5 ton'],
    ...[
      'phone 20000',
      'under',
      'under under',
      'note 13 pro',
      '2024 model',
      'under 99999999999',
      'under 0',
      'usb 2 to 3',
    ],
    ...['"under 20000" phone', '8gb wala phone', '144 hz to 165 hz'],
  ])('of %j there is none', keyword => {
    expect(priceIn(keyword)).toBeUndefined();
  });
});

it('a keyword can be written with some of its words between quotation marks', () => {
  const words = askedWords('Phone under ₹20,000 "with stand"');
  expect(quoting(words, 1, 4)).toBe('phone "under ₹ 20000 with stand"');
  expect(quoting(askedWords('65" tv'), 0, 2)).toBe('"65 inch" tv');
  expect(askedWords('"').map(({ text }) => text)).toEqual([]);
  expect(askedWords('a"b 43"').map(({ text }) => text)).toEqual(['a', 'b', '43', 'inch']);
});

it('of endless keywords the first words are read', () => {
  for (const piece of ['1 ', 'under ', '"a ', '₹', '1,', '10k-', '\ufdfa', '9']) {
    const words = askedWords(piece.repeat(10_000));
    expect(words.length).toBeLessThanOrEqual(60);
    expect(words.map(({ text }) => text).join('').length).toBeLessThan(2_000);
  }
});
