import type { ReturnRule } from '#products/catalog/categories/return-rule.ts';
import type { Condition } from '#products/catalog/vocabulary.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** A product on sale as other programs read it: English texts, whole addresses. */
export interface FeedItem {
  readonly id: ProductId;
  readonly url: string;
  /** What is not new says so first. */
  readonly title: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly brand: string;
  /** From the top of the tree: Electronics, Mobile phones, Smartphones. */
  readonly categories: readonly string[];
  readonly mrp: Paise;
  /** The price paid for one unit. */
  readonly price: Paise;
  readonly inStock: boolean;
  /** At least one. */
  readonly pictures: readonly FeedPicture[];
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly model: string | null;
  readonly condition: Condition;
  readonly weightGrams: number | null;
  /** Length, width and height in millimetres. */
  readonly box: readonly [number, number, number] | null;
  /** Typed attributes as names and values. */
  readonly specs: readonly (readonly [name: string, value: string])[];
  /** The variants it is one of, and by what it differs from them; null without others on sale. */
  readonly family: { readonly id: string; readonly options: Readonly<Record<string, string>> } | null;
  readonly seller: { readonly id: SellerId; readonly name: string; readonly isHouse: boolean };
  readonly returns: ReturnRule;
  readonly rating: { readonly average: number; readonly count: number };
}

/** The addresses of a picture. */
export interface FeedPicture {
  readonly url: string;
  /** The same as JPEG where there is one, for readers that take no WebP. */
  readonly jpeg: string;
}

/** The shop that offers them. */
export interface FeedShop {
  readonly name: string;
  /** Its public address, such as `https://shop.example`. */
  readonly address: string;
  readonly deliveryCharge: Paise;
}

/** A file format of a feed. Texts begin, one by one, and end the file. */
export interface FeedFormat {
  readonly mediaType: string;
  readonly begin: (shop: FeedShop) => string;
  readonly line: (item: FeedItem, shop: FeedShop) => string;
  readonly end: string;
}
