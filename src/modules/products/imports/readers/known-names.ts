import type { SerialKind } from '#orders/serials/serial-kind.ts';
import type { ConditionGrade } from '#products/catalog/product/product.fields.ts';
import { type Condition, type Kind, SECTION_LABELS, SECTIONS } from '#products/catalog/vocabulary.ts';
import type { CellChoice } from './read-choice.ts';

/** Other names of product kinds in sellers' lists. */
export const CATEGORY_NAMES: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  smartphone: ['mobile', 'mobiles', 'mobile phone', 'mobile phones', 'phone', 'phones', 'smart phone', 'cell phone'],
  laptop: ['notebook', 'notebooks', 'computer', 'ultrabook'],
  tablet: ['tab', 'tabs', 'ipad'],
  audio: ['headset', 'speaker', 'speakers'],
  earbuds: ['tws', 'true wireless earbuds'],
  wearable: ['watch', 'watches', 'smartwatch', 'smart watch', 'fitness band', 'band'],
  tv: ['television', 'televisions', 'smart tv', 'led tv'],
  camera: ['webcam', 'action camera', 'security camera'],
  charger: ['adapter', 'adaptor', 'wall charger', 'car charger'],
  cable: ['wire', 'data cable', 'usb cable'],
  powerbank: ['power bank', 'power banks'],
  case: ['cover', 'covers', 'back cover', 'phone case'],
  'air-conditioner': ['ac', 'split ac', 'window ac', 'inverter ac', 'split air conditioner'],
  refrigerator: ['fridge', 'double door refrigerator', 'single door refrigerator'],
  'washing-machine': ['washer', 'front load washing machine', 'top load washing machine'],
  'water-heater': ['geyser'],
  microwave: ['microwave', 'oven'],
  'mixer-grinder': ['mixer', 'mixie'],
  'voltage-stabiliser': ['stabilizer', 'stabiliser', 'voltage stabilizer'],
  'memory-card': ['sd card', 'micro sd card'],
  'pen-drive': ['pendrive', 'usb drive', 'flash drive'],
  'hard-disk': ['hdd', 'hard drive', 'external hard disk'],
  other: ['others', 'misc', 'accessory', 'accessories'],
};

export const SECTION_CHOICES = SECTIONS.map(section => ({ value: section, called: [SECTION_LABELS[section]] }));

/** What files say of the one category that the API has. */
export const ELECTRONICS_NAMES = ['electronics', 'electronic', 'electronics & gadgets'] as const;

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
