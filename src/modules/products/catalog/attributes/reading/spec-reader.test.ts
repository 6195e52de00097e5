import { describe, expect, it } from 'vitest';
import type { AttributeShape } from '#products/catalog/attributes/attribute.ts';
import { type ListingTexts, SpecReader } from './spec-reader.ts';

const shape = (id: string, label: string, more: Partial<AttributeShape> = {}): AttributeShape => ({
  ...{ id, label, type: 'number', unit: null, min: null, max: null, options: [], required: false },
  ...(more.type === undefined || more.type === 'number' ? { min: 0, max: 209_715_200 } : {}),
  ...more,
});

const PHONE = new SpecReader([
  shape('ram', 'RAM', { unit: 'gb' }),
  shape('storage', 'Storage', { unit: 'gb' }),
  shape('screen-size', 'Screen size', { unit: 'inch', min: 50, max: 20_000 }),
  shape('battery', 'Battery', { unit: 'mah' }),
  shape('rear-camera', 'Rear camera', { unit: 'mp' }),
  shape('front-camera', 'Front camera', { unit: 'mp' }),
  shape('refresh-rate', 'Refresh rate', { unit: 'hz', min: 1, max: 1_000 }),
  shape('five-g', '5G', { type: 'yes-no' }),
  shape('processor', 'Processor', { type: 'text' }),
  shape('water-protection', 'Water protection', { type: 'text' }),
]);
const NOTHING: ListingTexts = { title: '', description: '', highlights: [], specs: [] };
const read = (title: string, more: Partial<ListingTexts> = {}, reader = PHONE) =>
  Object.fromEntries(
    reader.read({ ...NOTHING, title, ...more }).attributes.map(({ attribute, value }) => [attribute, value]),
  );

describe('a reader of listings', () => {
  it('tells memory and storage apart, by words and by size', () => {
    for (const title of [
      'Nandi One 8 GB RAM | 128 GB ROM',
      'Nandi One RAM 8GB ROM 128GB',
      'Nandi One (8GB/128GB)',
      'NANDI ONE 8+128GB BLACK',
      'Nandi One (Black, 8/128)',
      'Nandi One 8GB RAM, 128 GB expandable up to 1 TB',
    ])
      expect([title, read(title)]).toEqual([title, { ram: 8_192, storage: 131_072 }]);
  });

  it('reads units as they are written', () => {
    for (const title of ['6.7 inch', '6.7"', '6.7″', '6.7 inches', '17.02 cm (6.7 inch)', '17.02 cm display'])
      expect(read(title)).toEqual({ 'screen-size': 670 });
    expect(read('108 cm LED')).toEqual({ 'screen-size': 4_300 });
    expect(read('5,000mAh battery, 50Wh')).toEqual({ battery: 5_000 });
  });

  it('leaves out what is not said of the product itself', () => {
    for (const title of [
      'Case compatible with Nandi One (6.1 inch), 128 GB',
      'Cover for Nandi One 5G',
      'Pack of 2',
      'KD-50X64L',
      'Strap of 5 g',
      '3.4" cover display',
      'touch sampling rate 480Hz',
      '220 V 50 Hz',
      'up to 16 GB RAM',
      '5 GB virtual RAM',
    ])
      expect([title, read(title)]).toEqual([title, {}]);
  });

  it('tells cameras apart, and takes the first of several', () => {
    const expected = { 'rear-camera': 500, 'front-camera': 80 };
    expect(read('50MP + 2MP | 8MP Front Camera')).toEqual(expected);
    expect(read('50 MP main camera, front (selfie) camera: 8MP')).toEqual(expected);
  });

  it('believes rows that are called like an attribute before titles, and titles before descriptions', () => {
    const specs = [{ group: 'Display', rows: [['Screen size', '6.5 inch']] as const }];
    expect(read('6.7 inch', { specs })).toEqual({ 'screen-size': 650 });
    expect(read('6.7 inch', { description: 'Screen size 6.5 inch' })).toEqual({ 'screen-size': 670 });
  });

  it('names the words that say a value, and where they are', () => {
    const { attributes, warranty } = PHONE.read({
      ...NOTHING,
      title: 'Nandi One, 8 GB RAM',
      description: '2 Years warranty',
    });
    expect(attributes).toEqual([{ attribute: 'ram', value: 8_192, source: '8 GB RAM', where: 'title' }]);
    expect(warranty).toEqual({ months: 24, source: '2 Years warranty', where: 'description' });
    for (const title of ['10 year compressor warranty', 'lifetime warranty', '2 + 1 year warranty', '24 months'])
      expect([title, PHONE.read({ ...NOTHING, title }).warranty]).toEqual([title, undefined]);
  });

  it('proposes a number for no attribute where two could have it', () => {
    const both = new SpecReader([
      shape('battery', 'Battery', { unit: 'mah' }),
      shape('capacity', 'Capacity', { unit: 'mah' }),
    ]);
    expect(read('Nandi 5000 mAh', {}, both)).toEqual({});
    expect(read('Nandi battery 5000 mAh', {}, both)).toEqual({ battery: 5_000 });
  });

  it('reads attributes that nobody has told it of', () => {
    const own = new SpecReader([
      shape('cells', 'Number of cells'),
      shape('thread', 'Thread', { unit: 'mm', called: ['filter thread'] }),
      shape('finish', 'Finish', { type: 'choice', options: [{ id: 'matte', label: 'Matte' }] }),
    ]);
    expect(read('Lens, 67 mm filter thread, matte, number of cells: 4', {}, own)).toEqual({
      ...{ cells: 4, thread: 6_700, finish: 'matte' },
    });
  });

  it.each([
    ...[
      '8 GB RAM ',
      '8/128 ',
      '"',
      '(a',
      'intel core ',
      'for ip67 ip67 ',
      '1,',
      '1',
      '2 x ',
      'a-',
      'front camera 5 mp ',
    ],
    ...['core i5 ', '. ', '5 year ', 'snapdragon ', '\u0301', '8+'],
  ])('ends on 400,000 characters of %j: the runner would not wait for more than linear work', piece => {
    const title = piece.repeat(400_000).slice(0, 400_000);
    expect(PHONE.read({ ...NOTHING, title }).attributes.length).toBeLessThanOrEqual(10);
  });
});
