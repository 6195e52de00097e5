import type { ProductId, SellerId } from '#shared/id.ts';
import type { OfferLine } from './judge-offers.ts';
import type { Offer } from './offer.ts';

/** Offers by whom and what they are for, so that a cart looks only at those that can be for its buyer and one of its lines. */
export interface OfferIndex {
  readonly everywhere: readonly Offer[];
  readonly byPerson: ReadonlyMap<string, readonly Offer[]>;
  readonly byProduct: ReadonlyMap<ProductId, readonly Offer[]>;
  readonly bySeller: ReadonlyMap<SellerId, readonly Offer[]>;
  readonly byBrand: ReadonlyMap<string, readonly Offer[]>;
  readonly byCategory: ReadonlyMap<string, readonly Offer[]>;
}

/** Each offer is found by the narrowest of its conditions. */
export function indexOffers(offers: readonly Offer[]): OfferIndex {
  const everywhere: Offer[] = [];
  const byPerson = new Map<string, Offer[]>();
  const byProduct = new Map<ProductId, Offer[]>();
  const bySeller = new Map<SellerId, Offer[]>();
  const byBrand = new Map<string, Offer[]>();
  const byCategory = new Map<string, Offer[]>();
  for (const offer of offers) {
    const { persons, products, sellers, brands, categories } = offer.conditions;
    if (persons?.length) note(byPerson, persons, offer);
    else if (products?.length) note(byProduct, products, offer);
    else if (offer.sellerId !== null) note(bySeller, [offer.sellerId], offer);
    else if (sellers?.length) note(bySeller, sellers, offer);
    else if (brands?.length) note(byBrand, brands, offer);
    else if (categories?.length) note(byCategory, categories, offer);
    else everywhere.push(offer);
  }
  return { everywhere, byPerson, byProduct, bySeller, byBrand, byCategory };
}

/**
 * The offers that can be for the buyer and one of the lines, each once; all others say “other products” or “not for you”.
 * @param person as `BuyerFacts` has it
 */
export function findOffers(index: OfferIndex, lines: readonly OfferLine[], person: string | null): Offer[] {
  const found = new Set<Offer>(lines.length > 0 ? index.everywhere : []);
  const add = (offers: readonly Offer[] = []) => {
    for (const offer of offers) found.add(offer);
  };
  if (person !== null && lines.length > 0) add(index.byPerson.get(person));
  for (const { productId, sellerId, brand, categories } of lines) {
    add(index.byProduct.get(productId));
    add(index.bySeller.get(sellerId));
    add(index.byBrand.get(brand));
    for (const category of categories) add(index.byCategory.get(category));
  }
  return [...found];
}

function note<Key>(map: Map<Key, Offer[]>, keys: readonly Key[], offer: Offer): void {
  for (const key of new Set(keys)) {
    const own = map.get(key);
    if (own) own.push(offer);
    else map.set(key, [offer]);
  }
}
