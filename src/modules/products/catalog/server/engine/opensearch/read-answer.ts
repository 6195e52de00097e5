import * as z from 'zod/mini';
import { EngineAway } from './engine-client.ts';

const Bucket = z.object({ key: z.union([z.string(), z.number()]), doc_count: z.int() });
const Aggregation = z.looseObject({
  doc_count: z.optional(z.int()),
  value: z.optional(z.nullable(z.number())),
});
export type Aggregation = z.output<typeof Aggregation>;

const Hit = z.object({
  _id: z.string(),
  fields: z.optional(z.record(z.string(), z.array(z.unknown()))),
  matched_queries: z.optional(z.array(z.string())),
});

/** An answer to a search, whole and of all shards. */
const Found = z.object({
  timed_out: z.literal(false),
  _shards: z.object({ failed: z.literal(0) }),
  hits: z.object({ total: z.optional(z.object({ value: z.int() })), hits: z.array(Hit) }),
  aggregations: z.optional(z.record(z.string(), Aggregation)),
});
export type Found = z.output<typeof Found>;

const Founds = z.object({ responses: z.array(z.unknown()) });

/** @throws EngineAway if it is none, or only a part of one */
export function readFound(answer: unknown): Found {
  const read = Found.safeParse(answer);
  if (!read.success) throw new EngineAway('the search engine answered something else', { cause: read.error });
  return read.data;
}

/** The answers to several searches. */
export function readFounds(answer: unknown, count: number): Found[] {
  const read = Founds.safeParse(answer);
  if (!read.success || read.data.responses.length !== count)
    throw new EngineAway('the search engine answered something else');
  return read.data.responses.map(readFound);
}

export function totalFound({ hits }: Found): number {
  if (!hits.total) throw new EngineAway('the search engine did not count');
  return hits.total.value;
}

/** The aggregations in another. */
export function inner(of: Aggregation | undefined): Readonly<Record<string, Aggregation | undefined>> {
  const found = Object.entries(of ?? {}).filter(([, value]) => typeof value === 'object' && value !== null);
  const read = Inner.safeParse(Object.fromEntries(found));
  if (!read.success) throw new EngineAway('the search engine answered something else', { cause: read.error });
  return read.data;
}

const Inner = z.record(z.string(), Aggregation);

const Buckets = z.array(Bucket);

export function bucketsOf(of: Aggregation | undefined): z.output<typeof Buckets> {
  const read = Buckets.safeParse(of?.buckets);
  if (!read.success) throw new EngineAway('the search engine answered something else', { cause: read.error });
  return read.data;
}

const Got = z.object({ docs: z.array(z.object({ _id: z.string(), found: z.optional(z.boolean()) })) });

/** The ids of documents that are there, of those that were asked for. */
export function readThere(answer: unknown): ReadonlySet<string> {
  const read = Got.safeParse(answer);
  if (!read.success) throw new EngineAway('the search engine answered something else', { cause: read.error });
  return new Set(read.data.docs.filter(({ found }) => found).map(({ _id }) => _id));
}
