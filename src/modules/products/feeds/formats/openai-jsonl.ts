import type { FeedFormat, FeedItem, FeedShop } from '#products/feeds/feed-item.ts';
import { availabilityOf, FEED_CONDITIONS, feedPrice, feedText } from '#products/feeds/feed-text.ts';
import * as paths from '#shared/paths/paths.ts';

/** OpenAI's product feed (developers.openai.com/commerce/specs/file-upload/products): an object of JSON on each line. */
export const OPENAI_JSONL: FeedFormat = {
  mediaType: 'application/jsonl; charset=utf-8',
  begin: () => '',
  line: (item, shop) => `${JSON.stringify(openAiProduct(item, shop))}\n`,
  end: '',
};

function openAiProduct(item: FeedItem, { name, address, deliveryCharge }: FeedShop): object {
  const { gtin, mpn, weightGrams, family, seller, rating } = item;
  const [picture, ...others] = item.pictures.map(({ jpeg }) => jpeg);
  return {
    item_id: item.id,
    title: feedText(item.title, 150),
    description: feedText(item.description, 5000),
    url: item.url,
    brand: feedText(item.brand, 70),
    image_url: picture,
    ...(others.length > 0 && { additional_image_urls: others }),
    price: feedPrice(item.price),
    availability: availabilityOf(item),
    condition: FEED_CONDITIONS[item.condition],
    product_category: feedText(item.categories.join(' > '), 750),
    ...(gtin !== null && { gtin }),
    ...(mpn !== null && { mpn: feedText(mpn, 70) }),
    ...(family && { group_id: family.id, listing_has_variations: true, variant_dict: family.options }),
    ...(weightGrams !== null && { weight: String(weightGrams), item_weight_unit: 'g' }),
    is_digital: false,
    shipping: `IN::Standard:${feedPrice(deliveryCharge)}`,
    seller_name: feedText(name, 70),
    seller_url: address,
    ...(!seller.isHouse && { marketplace_seller: feedText(seller.name, 70) }),
    seller_privacy_policy: address + paths.privacy,
    seller_tos: address + paths.terms,
    // A replacement only if something is wrong is not what this promises.
    accepts_returns: item.returns.way === 'any',
    ...(item.returns.way === 'any' && { return_deadline_in_days: item.returns.days }),
    return_policy: address + paths.returnsAndRefunds,
    ...(rating.count > 0 && { review_count: rating.count, star_rating: rating.average.toFixed(2) }),
    target_countries: ['IN'],
    store_country: 'IN',
    // Shoppers find products there and buy them here.
    is_eligible_search: true,
    is_eligible_checkout: false,
  };
}
