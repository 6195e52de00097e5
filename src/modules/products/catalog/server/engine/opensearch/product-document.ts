import { createHash } from 'node:crypto';
import type { AttributeValue, AttributeValues } from '#products/catalog/attributes/attribute.ts';
import { rankOffers } from '#products/catalog/offers/rank-offers.ts';
import { FILTER_FIELDS } from '#products/catalog/product/product.filters.ts';
import { soundOf } from '#products/catalog/search/spelling/sound.ts';
import { OPTION } from '#products/catalog/server/index/attribute-columns.ts';
import { FILTER_WORDS } from '#products/catalog/server/index/filter-words.ts';
import type { IndexedRow } from '#products/catalog/server/index/index.queries.ts';
import { NO_OFFER_KEY, type OfferNote } from '#products/catalog/server/index/offer-groups.ts';
import { TELLING, titleWordsOf } from '#products/catalog/server/index/product-words.ts';
import { NO_RECORD, type SellerRecord } from '#products/catalog/server/offers/seller-records.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';

/** More offers of one product stay on their own: each is stored with all that are better. */
const MAX_OFFERS = 100;

/** The groups of filters that count each product once for each value of its offers. */
export const INDEX_GROUPS = [...FILTER_FIELDS, 'inStock', 'onSale'] as const;
export type IndexGroup = (typeof INDEX_GROUPS)[number];

/** A row of the index with what its offers have in common, to find them by. */
export interface FedRow extends IndexedRow {
  readonly match: string | null;
}

/** What filters and words look at. */
type LookedAt = Readonly<Record<string, unknown>> & { readonly facts: readonly string[] };

export interface ProductDocument extends LookedAt {
  readonly id: ProductId;
  readonly match: string | null;
  /** The same if nothing of the document has changed. */
  readonly digest: string;
}

/**
 * The documents of these products. An offer is stored with those that are better, so that a query can tell which of them is
 * shown for all: the one that has no better one among those found.
 * @param rows with each product all its offers on sale
 */
export function documentsOf(
  rows: readonly IndexedRow[],
  records: ReadonlyMap<SellerId, SellerRecord>,
): ProductDocument[] {
  const byKey = Map.groupBy(rows, ({ id, offerKey }) => (offerKey === NO_OFFER_KEY ? id : offerKey));
  return [...byKey.values()].flatMap(offers => {
    const ranked = bestOfEachSeller(offers, records);
    const alone = offers.filter(offer => !ranked.includes(offer));
    const note = ranked.length > 0 ? noteOf(ranked) : {};
    return [
      ...ranked.map((_, place) => documentOf(ranked, place, note)),
      ...alone.map(offer => documentOf([offer], 0, note)),
    ];
  });
}

/** Words for which typing errors are looked up: with how they sound and their letters in order. */
export function wordDocuments(rows: readonly IndexedRow[]): Map<string, WordDocument> {
  const all = rows.flatMap(({ words }) => words.split(' ')).filter(word => TELLING.test(word));
  return new Map(all.map(word => [word, { word, sound: soundOf(word), letters: [...word].sort().join('') }]));
}

export interface WordDocument {
  readonly word: string;
  readonly sound: string;
  readonly letters: string;
}

/** A value of an attribute as one word. Numbers are as long as each other, so that they sort as numbers. */
export function factOf(id: string, value: AttributeValue): string {
  if (typeof value === 'number') return `${id}=n${String(value + SHIFT).padStart(DIGITS, '0')}`;
  return `${id}=${typeof value === 'boolean' ? (value ? 't' : 'f') : `s${value}`}`;
}

/** Brings numbers below 0 above it. */
const SHIFT = 1e15;
const DIGITS = 16;

export function readFact(fact: string): { readonly id: string; readonly value: AttributeValue } {
  const at = fact.indexOf('=');
  const [type, said] = [fact[at + 1], fact.slice(at + 2)];
  const value = type === 'n' ? Number(said) - SHIFT : type === 's' ? said : type === 't';
  return { id: fact.slice(0, at), value };
}

/** Ranked; empty if all are one seller's. */
function bestOfEachSeller(offers: readonly IndexedRow[], records: ReadonlyMap<SellerId, SellerRecord>): IndexedRow[] {
  const sellers = new Set(offers.map(({ sellerId }) => sellerId));
  if (sellers.size < 2) return [];
  const facts = offers.map(offer => ({
    ...(records.get(offer.sellerId) ?? NO_RECORD),
    ...{ id: offer.id, isInStock: offer.inStock, offer },
    // The charge is the same for all.
    total: paise(offer.paid),
    since: Math.floor(offer.created / 1000),
  }));
  return rankOffers(facts)
    .map(({ offer }) => offer)
    .filter(({ sellerId }) => sellers.delete(sellerId))
    .slice(0, MAX_OFFERS);
}

/** What a card tells of all offers. */
function noteOf(ranked: readonly IndexedRow[]): Partial<OfferNote> {
  const inStock = ranked.filter(each => each.inStock);
  const from = Math.min(...(inStock.length > 0 ? inStock : ranked).map(({ paid }) => paid));
  return { sellers: ranked.length, from: paise(from) };
}

/** @param ranked all offers of a product, the best first */
function documentOf(ranked: readonly IndexedRow[], place: number, note: Partial<OfferNote>): ProductDocument {
  const row = ranked[place] as IndexedRow;
  const card = ranked.length > 1 ? `of ${row.offerKey}` : row.id;
  const own = lookedAt(row, card);
  const facts = ranked.map(each => factsOf(each.attributes));
  const isSure = (fact: string) => facts.every(each => each.includes(fact));
  const better = ranked.slice(0, place).map(each => {
    const theirs = lookedAt(each, card);
    return { ...theirs, same: INDEX_GROUPS.filter(group => theirs[group] === own[group]) };
  });
  const document = {
    ...own,
    ...{ id: row.id, place, title: row.title, originName: row.origin, isAccessory: row.section === 'accessories' },
    ...{ average: Math.round(row.average * 100), reviews: row.reviews, created: row.created },
    sure: own.facts.filter(isSure),
    differs: own.facts.filter(fact => !isSure(fact)),
    ...note,
    ...(better.length > 0 && { better }),
    match: 'match' in row ? (row.match as string | null) : null,
  };
  const digest = createHash('md5').update(JSON.stringify(document)).digest('base64url');
  return { ...document, digest };
}

function lookedAt(row: IndexedRow, card: string): LookedAt {
  const { words, titleWords, ownWords } = titleWordsOf(row);
  const fields = FILTER_FIELDS.map(name => [name, FILTER_WORDS[name].wordOf(row[name])]);
  const { inStock, onSale, paid } = row;
  return {
    ...{ card, words, titleWords, ownWords, ...Object.fromEntries(fields) },
    ...{ rating: Math.floor(row.average), inStock, onSale, paid, facts: factsOf(row.attributes) },
  };
}

function factsOf(attributes: AttributeValues): string[] {
  return Object.entries(attributes)
    .filter(([, value]) => typeof value !== 'string' || OPTION.test(value))
    .map(([id, value]) => factOf(id, value));
}
