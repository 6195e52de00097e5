import { describe, expect, it } from 'vitest';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { CategoryWords, pathParts } from './category-words.ts';
import { proposeCategory } from './propose-category.ts';

const words = new CategoryWords(SAMPLE_CATEGORIES, new Map([['gadgets', 'audio']]));
const kindOf = (...texts: string[]) => words.read(texts)?.kind;

describe('the category of a row', () => {
  it.each([
    ['Smartphones', 'smartphone'],
    ['SMART-PHONE', 'smartphone'],
    ['Mobile Phones', 'smartphone'],
    ['Mobiles', 'smartphone'],
    ['Mobile Phones > Smartphones', 'smartphone'],
    ['Electronics/Audio/Headphone', 'headphones'],
    ['Electronics » Power Banks', 'powerbank'],
    ['TVs', 'tv'],
  ])('is known by %s', (text, kind) => {
    expect(words.read([text])).toEqual({ text, kind, isKnown: true });
  });

  it.each(['Mobile Phones > Accessories', 'Mobiles > Tempered glass', 'Phones & Tablets', '>', 'Zubehör'])(
    'is not guessed from %s, which may be something else',
    text => expect(words.read([text])).toEqual({ text, kind: undefined, isKnown: false }),
  );

  it('is what the seller has said before', () => {
    expect(words.read(['GADGETS!'])).toEqual({ text: 'GADGETS!', kind: 'audio', isKnown: false });
  });

  it('is the first of its cells that is known, and asked by the first if none is', () => {
    expect(kindOf('Flagship', 'Smartphones')).toBe('smartphone');
    expect(words.read(['Flagship', 'Premium'])).toEqual({ text: 'Flagship', kind: undefined, isKnown: false });
    expect(words.read([])).toBeUndefined();
  });

  it('has paths with several separators', () => {
    expect(pathParts(' A > B/C |D')).toEqual(['A', 'B', 'C', 'D']);
  });
});

describe('a proposal', () => {
  it.each([
    ['Mobile phones & smartphones', 'smartphone'],
    ['Mobiles > 5G Smartphone', 'smartphone'],
    ['Printed back covers', 'case'],
    ['Mobile covers for all', 'case'],
    ['Wired headphones', 'headphones'],
    ['Mobile > Premium handsets', 'smartphone'],
    ['Electronics|Mobiles&Accessories|BasicMobiles', 'smartphone'],
    ['Fast charging power bank', 'powerbank'],
  ])('for %s is %s', (text, kind) => {
    expect(proposeCategory(text, SAMPLE_CATEGORIES)).toBe(kind);
  });

  it.each(['Sofas', '', '>', 'Electronics'])('is not made for %s', text => {
    expect(proposeCategory(text, SAMPLE_CATEGORIES)).toBeNull();
  });
});
