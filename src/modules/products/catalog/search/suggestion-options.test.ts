import { describe, expect, it } from 'vitest';
import { recentOptions, suggestedFor, suggestionOptions } from './suggestion-options.ts';

describe('suggestions', () => {
  it('are asked for alike by texts that mean the same, from two characters, and never for long ones', () => {
    expect(['Galaxy', ' galaxy ', 'GALAXY!', 'Ｇalaxy'].map(suggestedFor)).toEqual(Array(4).fill('galaxy'));
    expect(['', 'g', ' % ', '..'].map(suggestedFor)).toEqual(Array(4).fill(undefined));
    expect(suggestedFor('x'.repeat(300))).toHaveLength(60);
  });

  it('lead to searches, to the listing and to products', () => {
    const options = suggestionOptions({
      words: ['usb c & more'],
      places: [{ label: 'Samsung TVs', brand: 'samsung', kind: 'tv' }],
      products: [],
    });
    expect(options.map(({ href }) => href)).toEqual([
      '/shop/search?keyword=usb%20c%20%26%20more',
      '/shop/listing?brand=samsung&kind=tv',
    ]);
    expect(recentOptions(['वॉच'])[0]?.href).toBe(`/shop/search?keyword=${encodeURIComponent('वॉच')}`);
  });
});
