import type { SerialKind } from '#orders/serials/serial-kind.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import type { ConditionGrade } from '#products/catalog/product/product.fields.ts';
import { type Condition, type Kind, SECTION_LABELS, SECTIONS } from '#products/catalog/vocabulary.ts';
import type { CellChoice } from './read-choice.ts';

/** Other names of product kinds in sellers' lists. */
const ALSO: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  smartphone: ['mobile', 'mobiles', 'mobile phone', 'mobile phones', 'phone', 'phones', 'smart phone', 'cell phone'],
  laptop: ['notebook', 'notebooks', 'computer', 'ultrabook'],
  tablet: ['tab', 'tabs', 'ipad'],
  audio: [
    'earphone',
    'earphones',
    'earbuds',
    'headphone',
    'headphones',
    'headset',
    'speaker',
    'speakers',
    'soundbar',
    'neckband',
    'tws',
  ],
  wearable: ['watch', 'watches', 'smartwatch', 'smart watch', 'fitness band', 'band'],
  tv: ['television', 'televisions', 'smart tv', 'led tv'],
  camera: ['webcam', 'action camera', 'security camera'],
  charger: ['adapter', 'adaptor', 'wall charger', 'car charger'],
  cable: ['wire', 'data cable', 'usb cable'],
  powerbank: ['power bank', 'power banks'],
  case: ['cover', 'covers', 'back cover', 'phone case'],
  other: ['others', 'misc', 'accessory', 'accessories'],
};

/** Categories by their names in all languages. */
export function categoryChoices(categories: CategoryTree): CellChoice<Kind>[] {
  return categories.all.map(({ id, names }) => ({ value: id, called: [...Object.values(names), ...(ALSO[id] ?? [])] }));
}

export const SECTION_CHOICES = SECTIONS.map(section => ({ value: section, called: [SECTION_LABELS[section]] }));

export const CATEGORY_CHOICES = [{ value: 'electronics', called: ['electronic', 'electronics & gadgets'] }] as const;

export const CONDITION_CHOICES = [
  { value: 'new', called: ['brand new', 'sealed', 'unused'] },
  { value: 'open-box', called: ['opened', 'unboxed'] },
  { value: 'refurbished', called: ['refurb', 'certified refurbished', 'renewed', 'reconditioned'] },
] as const satisfies readonly CellChoice<Condition>[];

export const GRADE_CHOICES = [
  { value: 'like-new', called: ['a', 'grade a', 'excellent', 'superb'] },
  { value: 'good', called: ['b', 'grade b', 'very good'] },
  { value: 'fair', called: ['c', 'grade c', 'acceptable'] },
] as const satisfies readonly CellChoice<ConditionGrade>[];

export const STATUS_CHOICES = [
  { value: 'live', called: ['active', 'yes', 'y', 'true', '1', 'on', 'on sale', 'published', 'enabled', 'listed'] },
  { value: 'draft', called: ['unpublished', 'pending'] },
  { value: 'hidden', called: ['inactive', 'no', 'n', 'false', '0', 'off', 'disabled', 'unlisted', 'archived'] },
] as const satisfies readonly CellChoice<'live' | 'draft' | 'hidden'>[];

export const SERIAL_NAMES = [
  { value: 'none', called: ['no', 'n', 'false', '0', 'off', 'not asked for'] },
  { value: 'serial', called: ['serial number', 'serial numbers', 'serial no', 'yes', 'y', 'true', '1'] },
  { value: 'imei', called: ['imei number', 'imei no'] },
] as const satisfies readonly CellChoice<SerialKind>[];

/** Countries by their names and codes. */
export const ORIGINS: readonly CellChoice<string>[] = [
  { value: 'India', called: ['IN', 'IND', 'Bharat', 'Made in India', 'भारत'] },
  { value: 'China', called: ['CN', 'CHN', 'PRC', "People's Republic of China", 'Made in China'] },
  { value: 'Viet Nam', called: ['Vietnam', 'VN', 'VNM'] },
  { value: 'Taiwan', called: ['TW', 'TWN'] },
  { value: 'South Korea', called: ['Korea', 'KR', 'KOR', 'Republic of Korea'] },
  { value: 'Japan', called: ['JP', 'JPN'] },
  { value: 'United States', called: ['USA', 'US', 'U.S.A.', 'United States of America', 'America'] },
  { value: 'United Kingdom', called: ['UK', 'GB', 'GBR', 'Great Britain', 'England'] },
  { value: 'Germany', called: ['DE', 'DEU', 'Deutschland'] },
  { value: 'Thailand', called: ['TH', 'THA'] },
  { value: 'Malaysia', called: ['MY', 'MYS'] },
  { value: 'Indonesia', called: ['ID', 'IDN'] },
  { value: 'Philippines', called: ['PH', 'PHL'] },
  { value: 'Hong Kong', called: ['HK', 'HKG'] },
  { value: 'Singapore', called: ['SG', 'SGP'] },
];
