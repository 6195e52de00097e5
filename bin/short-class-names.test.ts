import { describe, expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

describe('names of classes', () => {
  test('are the same in every build of the same sheets', () => {
    const [browser, server] = [shortClassNames('/shop'), shortClassNames('/elsewhere/shop')];
    const first = browser('card', '/shop/src/card.module.css');
    expect(first).toMatch(/^_[0-9A-Za-z]{4}0$/);
    expect(server('card', '/elsewhere/shop/src/card.module.css')).toBe(first);
    expect(browser('card', '/shop/src/card.module.css')).toBe(first);
  });

  test('differ within a sheet and between sheets', () => {
    const name = shortClassNames('/shop');
    const names = ['/shop/src/card.module.css', '/shop/src/chip.module.css'].flatMap(file =>
      ['title', 'text'].map(word => name(word, file)),
    );
    expect(new Set(names).size).toBe(4);
    expect(names[0]?.slice(0, -1)).toBe(names[1]?.slice(0, -1));
  });

  test('are refused where two sheets would begin them alike', () => {
    const name = shortClassNames('/shop');
    const sheets = Array.from({ length: 40_000 }, (_, at) => `/shop/${at}.module.css`);
    expect(() => sheets.map(sheet => name('title', sheet))).toThrow('would give their classes the same names');
  });
});
