import { GOOGLE_TSV } from '#products/feeds/formats/google-tsv.ts';
import { GOOGLE_XML } from '#products/feeds/formats/google-xml.ts';
import { OPENAI_JSONL } from '#products/feeds/formats/openai-jsonl.ts';
import { PRICES_CSV } from '#products/feeds/formats/prices-csv.ts';
import type { SellerId } from '#shared/id.ts';
import type { FeedFormat } from './feed-item.ts';

/** Feeds by the names of their files. */
export const FEEDS = {
  'google.xml': GOOGLE_XML,
  'google.tsv': GOOGLE_TSV,
  'openai.jsonl': OPENAI_JSONL,
  'prices.csv': PRICES_CSV,
} as const satisfies Record<string, FeedFormat>;
export type FeedName = keyof typeof FEEDS;
export const FEED_NAMES = Object.keys(FEEDS) as FeedName[];

/** The path of a feed: of the whole shop, or of one seller's products. */
export function feedPath(name: FeedName, sellerId?: SellerId): string {
  return sellerId === undefined ? `/feeds/${name}` : `/feeds/${sellerId}/${name}`;
}
