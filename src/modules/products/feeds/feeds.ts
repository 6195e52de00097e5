import { GOOGLE_TSV } from '#products/feeds/formats/google-tsv.ts';
import { GOOGLE_XML } from '#products/feeds/formats/google-xml.ts';
import { OPENAI_JSONL } from '#products/feeds/formats/openai-jsonl.ts';
import { PRICES_CSV } from '#products/feeds/formats/prices-csv.ts';
import type { FeedFormat } from './feed-item.ts';
import type { FeedName } from './feed-names.ts';

export const FEEDS: Readonly<Record<FeedName, FeedFormat>> = {
  'google.xml': GOOGLE_XML,
  'google.tsv': GOOGLE_TSV,
  'openai.jsonl': OPENAI_JSONL,
  'prices.csv': PRICES_CSV,
};
