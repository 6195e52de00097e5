import type { Attribute } from '#products/catalog/attributes/attribute.ts';
import { type AttributeSet, nameIn } from '#products/catalog/attributes/attribute-set.ts';
import { attributeText, quantityText } from '#products/catalog/attributes/attribute-text.ts';
import {
  attributeWord,
  isWithin,
  type OfferedValue,
  offeredIn,
  offeredNumbers,
  wordParts,
} from '#products/catalog/attributes/attribute-words.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import type { Facets } from '#products/catalog/contract.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { t } from '#shared/language/t.ts';
import { type AttributeFilter, type AttributeTally, MAX_ATTRIBUTE_FILTERS } from './attribute-bars.ts';

type Group = Facets['attributes'][number];

/** The filters of words such as `ram.8`; one for each attribute, which any of its words may let through. */
export function attributeFilters(words: readonly string[], attributes: AttributeSet): AttributeFilter[] {
  return [...Map.groupBy(words, word => wordParts(word).id)].slice(0, MAX_ATTRIBUTE_FILTERS).map(([id, own]) => {
    const attribute = attributes.get(id);
    return { id, offered: own.flatMap(word => (attribute ? (offeredIn(attribute, wordParts(word).said) ?? []) : [])) };
  });
}

/**
 * The words of attributes that each of the chosen categories has, itself, above or below. By another one nothing would be
 * found in the others: a shopper who adds laptops to phones does not ask for laptops with two SIM cards.
 */
export function sharedWords(
  words: readonly string[],
  kinds: readonly Kind[] = [],
  attributes: AttributeSet,
  categories: CategoryTree,
): readonly string[] {
  if (words.length === 0) return words;
  const had = kinds.map(
    kind => new Set(categories.within([kind]).flatMap(each => attributes.of(each, categories).map(({ id }) => id))),
  );
  return words.filter(word => had.every(ids => ids.has(wordParts(word).id)));
}

/** The attributes that are filters and that all of these categories have, in the order of the first. */
export function sharedAttributes(
  kinds: readonly Kind[],
  attributes: AttributeSet,
  categories: CategoryTree,
): readonly Attribute[] {
  const [first = [], ...others] = kinds.map(kind => attributes.of(kind, categories));
  return first.filter(
    attribute => attribute.filterable && others.every(other => other.some(({ id }) => id === attribute.id)),
  );
}

/** The choices of an attribute with their counts, labelled in the language that is spoken and named. */
export function attributeGroup(
  attribute: Attribute,
  counts: AttributeTally,
  { chosen, language }: { readonly chosen: readonly string[]; readonly language: string },
): Group {
  const offered = new Map(offeredOf(attribute, counts).map(each => [attributeWord(attribute, each), each]));
  for (const word of chosen) {
    const { id, said } = wordParts(word);
    const each = id === attribute.id ? offeredIn(attribute, said) : undefined;
    if (each) offered.set(word, each);
  }
  return {
    id: attribute.id,
    label: nameIn(attribute.names, language),
    values: [...offered]
      .map(([value, each]) => ({
        value,
        label: labelOf(attribute, each, language),
        count:
          [...counts.one].reduce((sum, [has, count]) => sum + (isWithin(each, has) ? count : 0), 0) +
          counts.several.filter(values => values.some(has => isWithin(each, has))).length,
      }))
      .filter(({ value, count }) => count > 0 || chosen.includes(value)),
  };
}

function offeredOf({ type, unit, options }: Attribute, { one, several }: AttributeTally): readonly OfferedValue[] {
  if (type === 'yes-no') return [{ value: true }, { value: false }];
  if (type === 'choice') return (options ?? []).map(({ id }) => ({ value: id }));
  return offeredNumbers([...one.keys(), ...several.flat()].map(Number), unit);
}

function labelOf(attribute: Attribute, offered: OfferedValue, language: string): string {
  if ('value' in offered) return attributeText(attribute, offered.value, language);
  const { from, to } = offered;
  return t('products.catalog.attribute.range', {
    from: quantityText(from, attribute.unit),
    to: quantityText(to, attribute.unit),
  });
}
