import type { FeedItem, FeedShop } from '#products/feeds/feed-item.ts';
import { availabilityOf, FEED_CONDITIONS, feedPrice, feedText } from '#products/feeds/feed-text.ts';

/** An attribute of Google's product data: a text, several of them, or groups of named parts. */
export type GoogleValue = string | readonly string[] | readonly GoogleGroup[];
/** The parts of a group in the order in which a delimited file joins them; an empty one is left out of XML. */
export type GoogleGroup = readonly (readonly [part: string, value: string])[];

const MAX_MORE_PICTURES = 10;
const HIGHLIGHTS = { least: 2, most: 10 } as const;
const BOX_MM = { least: 10, most: 4000 } as const;

/**
 * Google's product data specification (support.google.com/merchants/answer/7052112) by attribute. The price is the one that
 * is paid; the MRP has an attribute of its own, because it is printed on the package and was never asked for here. GST is in
 * both, and `tax` is for the United States only (docs/decisions/0133).
 */
export function googleFields(item: FeedItem, shop: FeedShop): Partial<Record<GoogleAttribute, GoogleValue>> {
  const { gtin, mpn, weightGrams, box } = item;
  const highlights = item.highlights.slice(0, HIGHLIGHTS.most).map(text => feedText(text, 150));
  return {
    id: item.id,
    title: feedText(item.title, 150),
    description: feedText(item.description, 5000),
    link: item.url,
    image_link: item.pictures[0]?.url ?? '',
    additional_image_link: item.pictures.slice(1, 1 + MAX_MORE_PICTURES).map(({ url }) => url),
    availability: availabilityOf(item),
    price: feedPrice(item.price),
    maximum_retail_price: feedPrice(item.mrp),
    brand: feedText(item.brand, 70),
    ...(gtin !== null && { gtin }),
    ...(mpn !== null && { mpn: feedText(mpn, 70) }),
    ...(gtin === null && mpn === null && { identifier_exists: 'no' }),
    condition: FEED_CONDITIONS[item.condition],
    product_type: feedText(item.categories.join(' > '), 750),
    ...(highlights.length >= HIGHLIGHTS.least && { product_highlight: highlights }),
    product_detail: item.specs.map(([name, value]) => [
      ['section_name', ''],
      ['attribute_name', feedText(name, 140)],
      ['attribute_value', feedText(value, 1000)],
    ]),
    shipping: [
      [
        ['country', 'IN'],
        ['region', ''],
        ['service', ''],
        ['price', feedPrice(shop.deliveryCharge)],
      ],
    ],
    ...(weightGrams !== null && { shipping_weight: `${weightGrams} g` }),
    ...(box?.every(side => side >= BOX_MM.least && side <= BOX_MM.most) && {
      shipping_length: centimetres(box[0]),
      shipping_width: centimetres(box[1]),
      shipping_height: centimetres(box[2]),
    }),
    external_seller_id: item.seller.id,
  };
}

/** In the order of the columns of a delimited file. */
export const GOOGLE_ATTRIBUTES = [
  ...(['id', 'title', 'description', 'link', 'image_link', 'additional_image_link'] as const),
  ...(['availability', 'price', 'maximum_retail_price', 'brand', 'gtin', 'mpn', 'identifier_exists'] as const),
  ...(['condition', 'product_type', 'product_highlight', 'product_detail', 'shipping'] as const),
  ...(['shipping_weight', 'shipping_length', 'shipping_width', 'shipping_height', 'external_seller_id'] as const),
] as const;
type GoogleAttribute = (typeof GOOGLE_ATTRIBUTES)[number];

function centimetres(millimetres: number): string {
  return `${millimetres / 10} cm`;
}
