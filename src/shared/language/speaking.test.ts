import { describe, expect, it } from 'vitest';
import { problem } from '#shared/api/problem.ts';
import { languageOfPath, pathIn } from './addresses.ts';
import { askedLanguage } from './asked-language.ts';
import { speaking } from './speaking.ts';
import { t } from './t.ts';

describe('texts on the server', () => {
  it('are English unless somebody speaks another language, and again when it has been said', () => {
    expect(t('orders.cart.items', { count: 1_37_900 })).toBe('1,37,900 items');
    expect(speaking('hi', () => t('orders.cart.items', { count: 1 }))).toBe('1 आइटम');
    expect(() =>
      speaking('hi', () => {
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(t('orders.cart.sheet.empty')).toBe('Your cart is empty.');
  });

  it('of a refusal are made when they are read, also at its fields', () => {
    const onlyInStock = problem('cart.only_in_stock', 'conflict', (stock: number, added: number) =>
      t('orders.cart.refusal.onlyInStock', { stock, added }),
    );
    const isFull = () => t('orders.cart.refusal.full', { most: 100 });
    const refusal = onlyInStock(2, 1).with({ fields: { quantity: isFull, note: 'as it is' } });
    expect(refusal.message).toBe('Only 2 in stock. You already added 1.');
    expect(speaking('hi', () => refusal.body())).toMatchObject({
      code: 'cart.only_in_stock',
      message: 'स्टॉक में सिर्फ़ 2 हैं। आप 1 पहले ही जोड़ चुके हैं।',
      fields: { quantity: expect.stringContaining('100 तक अलग-अलग'), note: 'as it is' },
    });
  });
});

describe('the language of an address', () => {
  it.each([
    ['/', 'en', '/'],
    ['/shop/listing', 'en', '/shop/listing'],
    ['/hi', 'hi', '/'],
    ['/hi/', 'hi', '/'],
    ['/HI/shop/listing', 'hi', '/shop/listing'],
    ['/hi.data', 'hi', '/.data'],
    ['/history', 'en', '/history'],
    ['/hi/hi', 'hi', '/hi'],
  ])('%s', (address, language, path) => {
    expect(languageOfPath(address)).toEqual({ language, path });
  });

  it('stands in front of every path but the English ones', () => {
    expect(pathIn('en', '/shop/listing')).toBe('/shop/listing');
    expect(['/', '/?a', '/shop/listing?page=2'].map(path => pathIn('hi', path))).toEqual([
      '/hi',
      '/hi?a',
      '/hi/shop/listing?page=2',
    ]);
  });
});

describe('the language that a client asks for', () => {
  it.each([
    [undefined, 'en'],
    ['hi', 'hi'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['en-IN,hi;q=0.9', 'en'],
    ['fr, hi;q=0.2, en;q=0.1', 'hi'],
    ['hi;q=0', 'en'],
    ['*', 'en'],
    ['q=;;,hi;q=x', 'hi'],
  ])('%s', (header, language) => {
    expect(askedLanguage(header)).toBe(language);
  });
});
