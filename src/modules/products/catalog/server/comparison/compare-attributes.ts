import type { Attribute, AttributeValues } from '#products/catalog/attributes/attribute.ts';
import { type AttributeSet, nameIn } from '#products/catalog/attributes/attribute-set.ts';
import { attributeText } from '#products/catalog/attributes/attribute-text.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import type { ComparedAttribute, Comparison } from '#products/catalog/comparison/comparison.contract.ts';
import { isDifferent } from '#products/catalog/comparison/is-different.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';

interface WithAttributes {
  readonly kind: Kind;
  readonly attributes: AttributeValues;
}

/**
 * The attributes of products side by side, in the order of the first one's category, in the language that is spoken and
 * named. Those that none of the products has a value for are left out.
 */
export function compareAttributes(
  products: readonly WithAttributes[],
  { known, categories }: { readonly known: AttributeSet; readonly categories: CategoryTree },
  language: string,
): Pick<Comparison, 'comparedBy' | 'attributes'> {
  const kinds = [...new Set(products.map(({ kind }) => kind))];
  const [first = [], ...others] = kinds.map(kind => known.of(kind, categories).filter(({ comparable }) => comparable));
  const shared = first.filter(attribute => others.every(those => those.includes(attribute)));
  return {
    comparedBy: kinds.length < 2 ? 'category' : shared.length > 0 ? 'shared' : 'nothing',
    attributes: shared.flatMap(attribute => rowOf(attribute, products, language)),
  };
}

function rowOf(
  attribute: Attribute,
  products: readonly WithAttributes[],
  language: string,
): ComparedAttribute | readonly [] {
  const values = products.map(({ attributes }) => {
    const value = attributes[attribute.id];
    return value === undefined ? null : attributeText(attribute, value, language);
  });
  if (values.every(value => value === null)) return [];
  return { name: nameIn(attribute.names, language), values, differs: isDifferent(values) };
}
