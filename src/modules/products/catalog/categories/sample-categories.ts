import { type Category, CategoryTree } from './category-tree.ts';

/** Some categories of a new shop, for tests without a database: id, name, category above, HSN code. */
const ROWS = [
  ['smartphone', 'Smartphones', null, '85171300'],
  ['laptop', 'Laptops', null, '84713000'],
  ['tablet', 'Tablets', null, '84713000'],
  ['audio', 'Audio', null, '85183000'],
  ['headphones', 'Headphones', 'audio', '851830'],
  ['wearable', 'Wearables', null, '85176290'],
  ['tv', 'TVs', null, '85287200'],
  ['camera', 'Cameras', null, '85258900'],
  ['charger', 'Chargers', null, '85044030'],
  ['cable', 'Cables', null, '85444299'],
  ['powerbank', 'Power banks', null, '85076000'],
  ['case', 'Cases', null, '39269099'],
  ['other', 'Other', null, null],
] as const;

const SAID: Readonly<Record<string, string>> = {
  smartphone: 'smartphone mobile phone',
  powerbank: 'powerbank power bank',
  case: 'case cover',
};

export const SAMPLE_CATEGORIES = new CategoryTree(
  ROWS.map(
    ([id, name, parentId, hsn]): Category => ({
      ...{ id, parentId, names: { en: name }, said: SAID[id] ?? '', hidden: false, picture: null, returns: null },
      ...{ hsn, gstRateBp: null, serialKind: id === 'smartphone' ? 'imei' : null },
    }),
  ),
);
