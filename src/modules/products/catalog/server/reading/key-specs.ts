import type { Attribute, AttributeValue, AttributeValues } from '#products/catalog/attributes/attribute.ts';
import { type AttributeSet, nameIn, shapeOf } from '#products/catalog/attributes/attribute-set.ts';
import { attributeText } from '#products/catalog/attributes/attribute-text.ts';
import { attributeValue } from '#products/catalog/attributes/attribute-value.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import type { SpecGroup } from '#products/catalog/product/product-content.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';

/** An attribute of a product, with its value. */
export interface SaidAttribute {
  readonly attribute: Attribute;
  readonly value: AttributeValue;
}

/** The attributes that a product has values for, in the order of its category. */
export function saidAttributes(
  { kind, attributes }: { readonly kind: Kind; readonly attributes: AttributeValues },
  known: AttributeSet,
  categories: CategoryTree,
): SaidAttribute[] {
  return known.of(kind, categories).flatMap(attribute => {
    const value = attributes[attribute.id];
    return value === undefined ? [] : [{ attribute, value }];
  });
}

interface TableGroup {
  readonly group: string;
  readonly rows: [name: string, value: string][];
}

/** The typed attributes as a group of the table, in the language that is spoken and named; null without any. */
export function keySpecs(said: readonly SaidAttribute[], language: string): TableGroup | null {
  if (said.length === 0) return null;
  return {
    group: t('products.catalog.attribute.title'),
    rows: said.map(({ attribute, value }) => [
      nameIn(attribute.names, language),
      attributeText(attribute, value, language),
    ]),
  };
}

/**
 * The free specifications without the rows that say the same as an attribute: called like it, with the same value. A row that
 * says more, such as “256 GB UFS 4.0”, stays.
 */
export function otherSpecs(specs: readonly SpecGroup[], said: readonly SaidAttribute[]): TableGroup[] {
  const called = saidByName(said);
  return specs
    .map(({ group, rows }) => ({
      group,
      rows: rows
        .filter(([name, text]) => ![name, `${group} ${name}`].some(each => saysTheSame(called.get(folded(each)), text)))
        .map(([name, text]): [string, string] => [name, text]),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function saysTheSame(said: readonly SaidAttribute[] | undefined, text: string): boolean {
  return (said ?? []).some(({ attribute, value }) => {
    const read = attributeValue(shapeOf(attribute, SOURCE_LANGUAGE), text);
    return 'value' in read && read.value === value;
  });
}

/** The attributes by each name that they are called by. */
function saidByName(said: readonly SaidAttribute[]): Map<string, SaidAttribute[]> {
  const found = new Map<string, SaidAttribute[]>();
  for (const one of said)
    for (const name of foldedNames(one.attribute)) {
      const same = found.get(name);
      if (same) same.push(one);
      else found.set(name, [one]);
    }
  return found;
}

/** Attributes are read once and shown with many products. */
const namesOf = new WeakMap<Attribute, ReadonlySet<string>>();

function foldedNames(attribute: Attribute): ReadonlySet<string> {
  const known = namesOf.get(attribute);
  if (known) return known;
  const names = new Set([...Object.values(attribute.names), ...attribute.said.split(',')].map(folded));
  namesOf.set(attribute, names);
  return names;
}

function folded(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
