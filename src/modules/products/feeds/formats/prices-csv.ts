import type { FeedFormat } from '#products/feeds/feed-item.ts';
import { availabilityOf, FEED_CONDITIONS, feedText } from '#products/feeds/feed-text.ts';
import { percentOff, toRupees } from '#shared/money/money.ts';
import { CSV_BEGINS, csvLine } from '#shared/text/csv.ts';

const HEADS = [
  ...['id', 'title', 'brand', 'category', 'url', 'image', 'price', 'mrp', 'discount_percent', 'delivery_charge'],
  ...['availability', 'condition', 'gtin', 'mpn', 'model', 'seller', 'rating', 'reviews'],
];

/** For price comparison sites, which have no format in common: one row for each product, amounts in rupees. */
export const PRICES_CSV: FeedFormat = {
  mediaType: 'text/csv; charset=utf-8',
  begin: () => CSV_BEGINS + csvLine(HEADS),
  line: (item, shop) =>
    csvLine([
      item.id,
      feedText(item.title, 500),
      item.brand,
      item.categories.join(' > '),
      item.url,
      item.pictures[0]?.jpeg ?? '',
      toRupees(item.price),
      toRupees(item.mrp),
      percentOff(item.mrp, item.price),
      toRupees(shop.deliveryCharge),
      availabilityOf(item),
      FEED_CONDITIONS[item.condition],
      item.gtin,
      item.mpn,
      item.model,
      item.seller.name,
      item.rating.count > 0 ? item.rating.average : null,
      item.rating.count,
    ]),
  end: '',
};
