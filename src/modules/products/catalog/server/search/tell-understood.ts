import { type AttributeSet, nameIn } from '#products/catalog/attributes/attribute-set.ts';
import { attributeText } from '#products/catalog/attributes/attribute-text.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import type { UnderstoodWords } from '#products/catalog/contract.ts';
import { priceLabel } from '#products/catalog/listing/filter-chips.ts';
import type { KeywordPart } from '#products/catalog/search/meaning/part.ts';
import { keywordTaking, type Meaning } from '#products/catalog/search/search-meaning.ts';
import { SORT_LABELS } from '#products/catalog/vocabulary.ts';
import { t } from '#shared/language/t.ts';
import { paise, priceTag } from '#shared/money/money.ts';
import { listText } from '#shared/text/list-text.ts';
import type { LeftOut, ReadSearch } from './search-reading.ts';

interface Names {
  readonly attributes: AttributeSet;
  readonly categories: CategoryTree;
  readonly language: string;
}

/** What was understood of a keyword beside its words, each with the keyword that takes it literally. */
export function understoodIn({ meaning, prices, words, leftOut }: ReadSearch, names: Names): UnderstoodWords[] {
  const { price, order } = meaning;
  const told: UnderstoodWords[] = [];
  if (price && prices === price)
    told.push({
      group: t('products.catalog.filters.price'),
      label: priceLabel(price.min, price.max, rupees),
      keyword: keywordTaking(meaning, price),
    });
  if (order)
    told.push({
      group: t('products.catalog.sort.by'),
      label: SORT_LABELS[order.order],
      keyword: keywordTaking(meaning, order),
    });
  for (const part of words ? meaning.parts : []) {
    const said = leftOut?.parts.includes(part) ? undefined : measureTold(part, meaning, names);
    if (said) told.push({ ...said, keyword: keywordTaking(meaning, part) });
  }
  return told;
}

/** Why products are shown that don't have everything that was asked for. */
export function noticeOf(keyword: string, meaning: Meaning, { parts, price, isNearest, isFew }: LeftOut): string {
  if (isNearest) return t('products.catalog.search.nearest', { keyword });
  const said = meaning.words.slice(meaning.price?.from, meaning.price?.to).map(({ text }) => text);
  const left = price ? [said.join(' ')] : parts.map(({ typed }) => typed);
  const words = left.map(word => `“${word}”`);
  if (isFew) return t('products.catalog.search.few', { keyword, words: listText(words) });
  return t('products.catalog.search.leftOut', { keyword, words: listText(words) });
}

/** The attribute that a measure is of in the category that is meant. */
function measureTold(
  { ways, measure }: KeywordPart,
  { kind, exactly }: Meaning,
  { attributes, categories, language }: Names,
): Omit<UnderstoodWords, 'keyword'> | undefined {
  const meant = exactly ?? kind;
  if (!measure || meant === undefined) return undefined;
  const numbers = new Map(ways.flatMap(way => way.attributes ?? []).map(({ id, value }) => [id, value]));
  const attribute = attributes.of(meant, categories).find(({ id }) => numbers.has(id));
  const value = attribute && numbers.get(attribute.id);
  if (!attribute || value === undefined) return undefined;
  const group = nameIn(attribute.names, language);
  return { group, label: `${group}: ${attributeText(attribute, value, language)}` };
}

function rupees(amount: number): string {
  return priceTag(paise(amount * 100));
}
