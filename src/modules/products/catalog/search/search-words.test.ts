import { describe, expect, it } from 'vitest';
import { searchText, searchWords } from './search-words.ts';

describe('search words', () => {
  it('are letters, marks and digits in lower case; everything else parts them', () => {
    expect(searchWords("Galaxy S24+ (12 GB/256 GB), 'Titanium'")).toEqual([
      'galaxy',
      's24',
      'plus',
      '12',
      'gb',
      '256',
      'gb',
      'titanium',
    ]);
    expect(searchWords('50% _off_ \\ वॉच')).toEqual(['50', 'off', 'वॉच']);
    expect(searchWords('% _ \\ \' " :*&|!()')).toEqual([]);
  });

  it('fold full-width and other compatibility forms', () => {
    expect(searchWords('ＪＢＬ ①')).toEqual(['jbl', '1']);
  });

  it('of a product begin with its title, stand once each, and know what its kind is called', () => {
    const text = searchText({
      title: 'boAt Stone 650',
      brandLabel: 'boAt',
      categoryWords: 'powerbank power bank पावरबैंक',
      sku: 'BT-650',
    });
    expect(text).toBe('boat stone 650 powerbank power bank पावरबेंक bt bt650');
  });

  it('have the numbers of barcode and manufacturer, with and without hyphens', () => {
    const numbers = { gtin: '8806095300000', mpn: 'SM-S921BZVCINS', model: 'S24' };
    const text = searchText({ title: 'Galaxy', brandLabel: 'x', categoryWords: '', ...numbers });
    expect(text).toBe('galaxy x 8806095300000 sm s921bzvcins s24 sms921bzvcins');
  });

  it('are found without the hyphen of a name', () => {
    expect(searchText({ title: 'Wi-Fi router', brandLabel: 'x', categoryWords: '' }).split(' ')).toContain('wifi');
  });
});
