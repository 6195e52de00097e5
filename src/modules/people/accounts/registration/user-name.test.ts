import { describe, expect, it } from 'vitest';
import { lookOf } from '#people/sellers/seller-name.ts';
import { userNameKey } from './user-name.ts';

describe('the key of a user name', () => {
  it.each(['Techstore', 'TECHSTORE', 'techstore ', 'ｔｅｃｈｓｔｏｒｅ', 'Tech\ufb06ore'])(
    'is the same for %s (C20)',
    name => {
      expect(userNameKey(name)).toBe('techstore');
    },
  );

  it('treats composed and decomposed letters alike', () => {
    expect(userNameKey('Zoe\u0308')).toBe(userNameKey('Zo\u00eb'));
  });

  it.each(['Straße', 'İstanbul', 'ıspark', 'ΣΊΣΥΦΟΣ', 'ᴮᴵᴳᴮᴵᴿᴰ', 'ﬁne  ﬁne', 'ǆ Ǆ ǅ', '\u1e9e'])(
    'of a key is that key: %s',
    name => {
      const key = userNameKey(name);
      expect(userNameKey(key)).toBe(key);
    },
  );
});

describe('the look of a seller name', () => {
  it.each([
    ['techstore', 'Tech-Store'],
    ['modern', 'modem'],
    ['Wave', 'vvave'],
    ['Oxygen 10', '0xygen lo'],
    ['Zoé Mobiles', 'Zoe Mobiles'],
  ])('is the same for %s and %s (C20)', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  it('keeps apart what reads differently', () => {
    expect(lookOf('राम')).not.toBe(lookOf('रमा'));
    expect(lookOf('Deccan Mobiles')).not.toBe(lookOf('Deccan Audio'));
  });
});
