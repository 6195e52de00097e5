import type { SellerId } from '#shared/id.ts';

/** Feeds by the names of their files. */
export const FEED_NAMES = ['google.xml', 'google.tsv', 'openai.jsonl', 'prices.csv'] as const;
export type FeedName = (typeof FEED_NAMES)[number];

/** The path of a feed: of the whole shop, or of one seller's products. */
export function feedPath(name: FeedName, sellerId?: SellerId): string {
  return sellerId === undefined ? `/feeds/${name}` : `/feeds/${sellerId}/${name}`;
}
