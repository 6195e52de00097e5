import { describe, expect, it } from 'vitest';
import { DICTIONARY } from '#products/catalog/search/dictionary/dictionary.ts';
import { OTHER_BRANDS } from '#products/catalog/search/dictionary/other-brands.ts';
import { dictionaryWords, kindsCalled } from '#products/catalog/search/meaning/known-words.ts';
import { NO_VOCABULARY } from '#products/catalog/search/meaning/vocabulary.ts';
import { meaningOf, meaningSoFar } from './search-meaning.ts';
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
    expect(waysOf('वॉच galaxy7 magic')).toEqual(['वॉच or watch or wearable', 'galaxy7', 'magic']);
    expect(meaningOf('ghadi magic').parts.map(part => part.isKnown)).toEqual([true, false]);
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

  it('takes a little word for half of a name where it is one', () => {
    expect(meaningOf('i phone 15').parts[0]?.typed).toBe('i phone');
    expect(meaningOf('i want a phone').parts.map(({ typed }) => typed)).toEqual(['phone']);
    expect(meaningOf('real me mobile').parts.map(({ typed }) => typed)).toEqual(['real me', 'mobile']);
  });

  it('takes short words of the dictionary whole, because they begin too many others', () => {
    expect(meaningOf('mi').parts[0]?.ways[0]).toEqual({ words: ['mi'], whole: true });
  });

  it('takes what is said again once, and of endless words the first twelve', () => {
    expect(waysOf('galaxy magic galaxy Magic galaxy')).toEqual(['galaxy', 'magic']);
    const endless = Array.from({ length: 50 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(' ');
    for (const keyword of [endless, '\ufdfa'.repeat(100), 'a1 b2 c3 d4 e5 f6 g7 h8 i9 j1 k2 l3 m4 n5'])
      expect(meaningOf(keyword).parts.length, keyword).toBeLessThanOrEqual(12);
  });

  it('takes a colour for a whole word in any language, so that red is no Redmi', () => {
    const [red] = meaningOf('red phone').parts;
    expect(red?.ways).toContainEqual({ words: ['red'], whole: true });
    expect(red?.ways).toContainEqual({ words: ['लाल'], whole: true });
    expect(waysOf('laal phone')[0]).toContain('red');
    expect(waysOf('red mi')).toEqual(['red mi or redmi']);
  });

  it('finds what is written in one piece, in two, and in the singular', () => {
    expect(waysOf('hero 13')).toEqual(['hero or hero13', '13 or hero13']);
    expect(waysOf('gl b201')).toEqual(['gl or glb201', 'b201 or glb201']);
    expect(waysOf('shelves for country')).toEqual(['shelves or shelve', 'country or countries']);
    expect(waysOf('mother board')).toEqual(['mother or motherboard', 'board or motherboard']);
    expect(waysOf('aa batteries')).toEqual(['aa', 'batteries or battery or cell']);
  });

  it('takes short numbers whole, because 13 is not 130, and longer ones as beginnings', () => {
    expect(meaningOf('iphone 13').parts[1]?.ways[0]).toEqual({ words: ['13'], whole: true });
    expect(meaningOf('8901234').parts[0]?.ways[0]).toEqual({ words: ['8901234'] });
  });

  it('knows what is a feature and what it is for', () => {
    const vocabulary = { ...NO_VOCABULARY, fitted: new Set(['charger', 'case']) };
    const read = (keyword: string) => {
      const { parts, liked, kind } = meaningOf(keyword, vocabulary);
      return [parts.map(({ typed }) => typed), liked.map(({ typed }) => typed), kind];
    };
    expect(read('accha camera wala phone')).toEqual([['phone'], ['camera'], 'smartphone']);
    expect(read('phone with good camera')).toEqual([['phone'], ['camera'], 'smartphone']);
    expect(read('phone big battery life')).toEqual([['phone', 'life'], ['big', 'battery'], 'smartphone']);
    expect(read('phone battery')).toEqual([['phone', 'battery'], [], 'power']);
    expect(read('mic for youtube')).toEqual([['mic'], ['youtube'], 'microphone']);
    expect(read('webcam for laptop')).toEqual([['webcam'], ['laptop'], 'webcam']);
    expect(read('case for nord')).toEqual([['case', 'nord'], [], 'case']);
    expect(read('blue phone case')).toEqual([['blue', 'case'], ['phone'], 'case']);
    expect(read('chota fridge')).toEqual([['fridge'], ['chota'], 'refrigerator']);
    expect(read('रिमोट टीवी का')[2]).toBe('remote-control');
    expect(read('mobile ke liye charger')).toEqual([['charger'], ['mobile'], 'charger']);
    expect(read('charger laptop ke liye')).toEqual([['charger', 'laptop'], [], 'charger']);
    expect(read('camera wala')).toEqual([['camera'], [], 'camera']);
  });

  it('takes what stands between quotation marks literally', () => {
    const { parts, price } = meaningOf('phone "under 20000"');
    expect(parts.map(({ typed, isKnown }) => [typed, isKnown])).toEqual([
      ['phone', true],
      ['under', true],
      ['20000', true],
    ]);
    expect(price).toBeUndefined();
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
