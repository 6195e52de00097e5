import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { Attribute, AttributeShape } from './attribute.ts';
import { AttributeSet, shapeOf } from './attribute-set.ts';

const PLAIN = { said: '', unit: null, min: null, max: null, options: null, required: false, comparable: true } as const;

/** Some attributes of a new shop, for tests without a database. */
export const SAMPLE_ATTRIBUTES: readonly Attribute[] = [
  {
    ...{ ...PLAIN, id: 'ram', names: { en: 'RAM', hi: 'रैम' }, said: 'memory', type: 'number', unit: 'gb' },
    ...{ min: 1, max: 4_194_304, filterable: true },
  },
  {
    ...{ ...PLAIN, id: 'screen-size', names: { en: 'Screen size', hi: 'स्क्रीन साइज़' }, said: 'display size' },
    ...{ type: 'number', unit: 'inch', min: 50, max: 20_000, filterable: true },
  },
  { ...PLAIN, id: 'sim-slots', names: { en: 'SIM slots' }, type: 'number', min: 0, max: 4, filterable: true },
  { ...PLAIN, id: 'five-g', names: { en: '5G' }, type: 'yes-no', filterable: true },
  {
    ...{ ...PLAIN, id: 'resolution', names: { en: 'Resolution' }, type: 'choice', filterable: true },
    options: [
      { id: 'hd', names: { en: 'HD' } },
      { id: 'hd-plus', names: { en: 'HD+' } },
      { id: 'other', names: { en: 'Other', hi: 'अन्य' } },
    ],
  },
  { ...PLAIN, id: 'processor', names: { en: 'Processor' }, type: 'text', filterable: false },
  { ...PLAIN, id: 'connection', names: { en: 'Connection' }, type: 'text', filterable: false },
];

export const ATTRIBUTES = new AttributeSet(
  SAMPLE_ATTRIBUTES,
  new Map([
    ['smartphone', ['ram', 'screen-size', 'resolution', 'processor', 'five-g', 'sim-slots']],
    ['laptop', ['screen-size', 'processor', 'ram']],
    ['audio', ['connection']],
  ]),
);

export function sampleAttributesOf(kind: Kind, language = 'en'): readonly AttributeShape[] {
  return ATTRIBUTES.of(kind, SAMPLE_CATEGORIES).map(attribute => shapeOf(attribute, language));
}
