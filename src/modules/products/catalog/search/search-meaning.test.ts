import { describe, expect, it } from 'vitest';
import { DICTIONARY, OTHER_BRANDS } from './search-dictionary.ts';
import { dictionaryWords, kindsCalled, meaningOf, meaningSoFar } from './search-meaning.ts';
import { searchWords } from './search-words.ts';

const waysOf = (keyword: string) =>
  meaningOf(keyword).parts.map(part => part.ways.map(way => way.words.join(' ')).join(' or '));

describe('what a keyword means', () => {
  it.each([
    ['वॉच', 'wearable', 'watch'],
    ['घड़ी', 'wearable', 'watch'],
    ['ghadi', 'wearable', 'watch'],
    ['मोबाइल', 'smartphone', 'phone'],
    ['mobail', 'smartphone', 'phone'],
    ['फ़ोन', 'smartphone', 'phone'],
    ['TV', 'tv', 'television'],
    ['tivi', 'tv', 'tv'],
    ['टीवी', 'tv', 'tv'],
    ['leptop', 'laptop', 'laptop'],
    ['लेपटाप', 'laptop', 'laptop'],
    ['chargar', 'charger', 'charger'],
    ['पावर बैंक', 'powerbank', 'power bank'],
    ['powerbank', 'powerbank', 'power bank'],
    ['smart watches', 'wearable', 'watch'],
    ['TWS', 'audio', 'earbud'],
    ['हेडफ़ोन', 'audio', 'headphone'],
    ['सैमसंग', undefined, 'samsung'],
    ['Mi', undefined, 'xiaomi'],
    ['typec', undefined, 'type c'],
  ])('%s is of the kind %s and is found by "%s"', (keyword, kind, found) => {
    expect(meaningOf(keyword).kind).toBe(kind);
    expect(waysOf(keyword)[0]?.split(' or ')).toContain(found);
  });

  it('keeps what was typed among the ways, and every other word as it stands', () => {
    expect(waysOf('वॉच galaxy7 blue')).toEqual(['वॉच or watch or wearable', 'galaxy7', 'blue']);
    expect(meaningOf('ghadi blue').parts.map(part => part.isKnown)).toEqual([true, false]);
  });

  it.each([
    ['phone cover', 'case'],
    ['लैपटॉप चार्जर', 'charger'],
    ['charger for laptop', 'charger'],
    ['case for samsung phone', 'case'],
    ['samsung tv', 'tv'],
    ['blue galaxy', undefined],
  ])('of %s the kind is %s', (keyword, kind) => {
    expect(meaningOf(keyword).kind).toBe(kind);
  });

  it('takes no notice of little words, unless there are no others', () => {
    expect(waysOf('cover for the iphone')).toHaveLength(2);
    expect(waysOf('the')).toEqual(['the']);
    expect(meaningOf('%%').parts).toEqual([]);
  });

  it('takes short words of the dictionary whole, because they begin too many others', () => {
    expect(meaningOf('mi').parts[0]?.ways[0]).toEqual({ words: ['mi'], whole: true });
  });

  it('takes what is said again once, and of endless words the first twelve', () => {
    expect(waysOf('galaxy blue galaxy Blue galaxy')).toEqual(['galaxy', 'blue']);
    const endless = Array.from({ length: 50 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(' ');
    for (const keyword of [endless, '\ufdfa'.repeat(100), 'a1 b2 c3 d4 e5 f6 g7 h8 i9 j1 k2 l3 m4 n5'])
      expect(meaningOf(keyword).parts.length, keyword).toBeLessThanOrEqual(12);
  });

  it('knows brands that may not be carried here', () => {
    expect(meaningOf('jbl speaker').parts[0]?.otherBrand?.label).toBe('JBL');
    expect(meaningOf('fire boltt').parts[0]?.otherBrand?.label).toBe('Fire-Boltt');
  });
});

it('of a word still being typed is what the dictionary can make of it too', () => {
  const found = (text: string) =>
    meaningSoFar(text)
      .parts.at(-1)
      ?.ways.map(way => way.words.join(' '));
  expect(found('earb')).toEqual(['earb', 'earphone', 'earbud', 'airpods']);
  expect(found('blue')).toContain('bluetooth');
  expect(found('s2')).toEqual(['s2']);
  expect(found('galaxy s')).toEqual(['galaxy']);
  expect(['earb', 'चार्ज', 'phone cov', 'c', 'ca'].map(text => meaningSoFar(text).kind)).toEqual([
    ...['audio', 'charger', 'case'],
    ...[undefined, undefined],
  ]);
});

describe('the dictionary', () => {
  it('says nothing twice, so that no word has two meanings', () => {
    const said = [...DICTIONARY, ...OTHER_BRANDS].flatMap(entry => entry.said.split(', '));
    expect(said.filter((word, at) => said.indexOf(word) !== at)).toEqual([]);
  });

  it('is written in the words of search, with one space between them', () => {
    const phrases = [
      ...DICTIONARY.flatMap(({ said, finds }) => [said, finds]),
      ...OTHER_BRANDS.map(({ said }) => said),
    ];
    for (const phrase of phrases.flatMap(list => list.split(', ')))
      expect(searchWords(phrase).join(' ')).toBe(phrase.normalize('NFKC'));
  });

  it('lists the categories a prefix may become', () => {
    expect(kindsCalled('घड')).toEqual(['wearable']);
    expect(kindsCalled('lap')).toEqual(['laptop']);
    expect(kindsCalled('वॉ')).toEqual(['wearable']);
    expect(kindsCalled('xyz')).toEqual([]);
    expect(kindsCalled('t')).toEqual([]);
    expect(dictionaryWords()).toContain('television');
  });
});
