import { readFileSync } from 'node:fs';
import type { Attribute } from '#products/catalog/attributes/attribute.ts';
import { type Category, CategoryTree } from '#products/catalog/categories/category-tree.ts';

/** The categories of a new shop, as the migration has them. */
export function newCategories(): CategoryTree {
  const rows = rowsOf('0064_categories.sql', /^ {2}\('([\w-]+)', (null|'[\w-]+'), \d+, '(\{.*?\})', '(.*?)', /gm);
  return new CategoryTree(
    rows.map(
      ([id = '', parent = '', names = '', said = '']): Category => ({
        ...{ id, parentId: parent === 'null' ? null : parent.slice(1, -1), names: JSON.parse(names), said },
        ...{ hidden: false, hsn: null, gstRateBp: null, serialKind: null, picture: null, returns: null },
      }),
    ),
  );
}

/** The attributes of a new shop that are numbers with a unit. */
export function newMeasures(): Attribute[] {
  const row = /^ {2}\('([\w-]+)', '(\{.*?\})', '(.*?)', 'number', '(\w+)', (\d+), (\d+), null, (true|false)\)/gm;
  return rowsOf('0066_attributes.sql', row).map(
    ([id = '', names = '', said = '', unit, min, max]): Attribute => ({
      ...{ id, names: JSON.parse(names), said, type: 'number', unit: unit as Attribute['unit'] },
      ...{ min: Number(min), max: Number(max), options: null, required: false, filterable: true, comparable: true },
    }),
  );
}

function rowsOf(migration: string, row: RegExp): string[][] {
  const sql = readFileSync(new URL(`../../db/migrations/${migration}`, import.meta.url), 'utf8');
  return [...sql.matchAll(row)].map(([, ...values]) => values);
}
