import type { ProductId, SellerId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { effectOf } from './apply-offers.ts';
import type { Offer, OfferConditions } from './offer.ts';
import type { OfferLine } from './take-off.ts';

/** What offers are for. */
export interface OfferScope extends Pick<OfferConditions, 'products' | 'sellers' | 'brands' | 'categories'> {
  readonly sellerId: SellerId | null;
}

/** Offers for the same products that ask the same of the buyer, so that both are looked at once for all of them. */
export interface OfferGroup {
  readonly scope: OfferScope;
  readonly conditions: OfferConditions;
  /** Those that ask for the least first. */
  readonly byMin: readonly Offer[];
  /** Those that take off the same together, the older first. */
  readonly alike: readonly { readonly effect: string; readonly least: Paise; readonly offers: readonly Offer[] }[];
  readonly asksPerson: boolean;
}

/** Offers without a code, so that a cart looks only at those that can be for its buyer and one of its lines. */
export interface OfferIndex {
  readonly everywhere: readonly OfferGroup[];
  readonly byPerson: ReadonlyMap<string, readonly OfferGroup[]>;
  readonly byProduct: ReadonlyMap<ProductId, readonly OfferGroup[]>;
  readonly bySeller: ReadonlyMap<SellerId, Named>;
  readonly bySubject: Named;
}

/** By brand, by category, and those that name neither. */
interface Named {
  readonly any: OfferGroup[];
  readonly byBrand: Map<string, OfferGroup[]>;
  readonly byCategory: Map<string, OfferGroup[]>;
}

/** Each offer is found by the narrowest of its conditions. Those that are paused or used up are not found. */
export function indexOffers(offers: readonly Offer[]): OfferIndex {
  const everywhere: OfferGroup[] = [];
  const byPerson = new Map<string, OfferGroup[]>();
  const byProduct = new Map<ProductId, OfferGroup[]>();
  const bySeller = new Map<SellerId, Named>();
  const bySubject = noNames();
  for (const group of groupsOf(offers)) {
    const { persons, products, sellers, brands, categories } = group.conditions;
    const shops = group.scope.sellerId === null ? sellers : [group.scope.sellerId];
    if (persons?.length) note(byPerson, persons, group);
    else if (products?.length) note(byProduct, products, group);
    else if (shops?.length) for (const seller of new Set(shops)) noteName(namesOf(bySeller, seller), group);
    else if (brands?.length || categories?.length) noteName(bySubject, group);
    else everywhere.push(group);
  }
  return { everywhere, byPerson, byProduct, bySeller, bySubject };
}

/**
 * The groups that can be for the buyer and one of the lines, each once; all others say “other products” or “not for you”.
 * @param person as `BuyerFacts` has it
 */
export function findOffers(index: OfferIndex, lines: readonly OfferLine[], person: string | null): OfferGroup[] {
  const found = new Set<OfferGroup>(lines.length > 0 ? index.everywhere : []);
  const add = (groups: readonly OfferGroup[] = []) => {
    for (const group of groups) found.add(group);
  };
  if (person !== null && lines.length > 0) add(index.byPerson.get(person));
  for (const { productId, sellerId, brand, categories } of lines) {
    add(index.byProduct.get(productId));
    for (const names of [index.bySeller.get(sellerId), index.bySubject]) {
      add(names?.any);
      add(names?.byBrand.get(brand));
      for (const category of names?.byCategory.size ? categories : []) add(names?.byCategory.get(category));
    }
  }
  return [...found];
}

function groupsOf(offers: readonly Offer[]): OfferGroup[] {
  const groups = new Map<string, Offer[]>();
  const scopes = new Map<string, OfferScope>();
  for (const offer of offers) {
    if (offer.paused || (offer.most !== null && offer.used >= offer.most)) continue;
    const { persons, methods, pincodes, firstOrder } = offer.conditions;
    note(groups, [JSON.stringify([offerScopeOf(offer), persons, methods, pincodes, firstOrder])], offer);
  }
  return [...groups.values()].flatMap(own => {
    const [first] = own;
    if (!first) return [];
    const key = JSON.stringify(offerScopeOf(first));
    const scope = scopes.get(key) ?? offerScopeOf(first);
    scopes.set(key, scope);
    return [groupOf(own, scope, first.conditions)];
  });
}

function groupOf(offers: readonly Offer[], scope: OfferScope, conditions: OfferConditions): OfferGroup {
  const alike = new Map<string, Offer[]>();
  for (const offer of offers.toSorted(byId)) note(alike, [effectOf(offer)], offer);
  return {
    ...{ scope, conditions },
    byMin: offers.toSorted((one, other) => one.min - other.min || byId(one, other)),
    alike: [...alike].map(([effect, own]) => ({
      ...{ effect, offers: own },
      least: paise(Math.min(...own.map(({ min }) => min))),
    })),
    asksPerson: conditions.firstOrder === true || offers.some(({ perPerson }) => perPerson !== null),
  };
}

export const offerScopeOf = ({
  sellerId,
  conditions: { products, sellers, brands, categories },
}: Offer): OfferScope => ({
  ...{ sellerId, products, sellers, brands, categories },
});

const byId = (one: Offer, other: Offer) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

const noNames = (): Named => ({ any: [], byBrand: new Map(), byCategory: new Map() });

function namesOf(map: Map<SellerId, Named>, seller: SellerId): Named {
  const names = map.get(seller) ?? noNames();
  map.set(seller, names);
  return names;
}

function noteName(names: Named, group: OfferGroup): void {
  const { brands, categories } = group.conditions;
  if (brands?.length) note(names.byBrand, brands, group);
  else if (categories?.length) note(names.byCategory, categories, group);
  else names.any.push(group);
}

function note<Key, Value>(map: Map<Key, Value[]>, keys: readonly Key[], value: Value): void {
  for (const key of new Set(keys)) {
    const own = map.get(key);
    if (own) own.push(value);
    else map.set(key, [value]);
  }
}
