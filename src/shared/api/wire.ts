import * as z from 'zod/mini';
import { type Id, UUID } from '#shared/id.ts';
import { fromRupees, MAX_PAISE, type Paise, toRupees } from '#shared/money/money.ts';
import { isBlank } from '#shared/text/blank.ts';
import type { ValueFault } from './value-fault.ts';

/** Rupees on the wire (a number with at most two decimals), paise in the code. */
export const rupees = z.codec(
  z.number().check(
    z.gte(-MAX_PAISE / 100),
    z.lte(MAX_PAISE / 100),
    z.refine(value => fromRupees(value) !== undefined, 'decimals' satisfies ValueFault),
  ),
  z.custom<Paise>(),
  { decode: value => fromRupees(value) as Paise, encode: toRupees },
);

/** A total in rupees, which may exceed the maximum of one price or order. */
export const rupeesInAll = z.codec(
  z.number().check(z.refine(value => fromRupees(value) !== undefined, 'decimals' satisfies ValueFault)),
  z.custom<Paise>(),
  { decode: value => fromRupees(value) as Paise, encode: toRupees },
);

/** A point in time: ISO 8601 in UTC on the wire, a Date in the code. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: text => new Date(text),
  encode: date => date.toISOString(),
});

/** A date such as 2026-11-21. PostgreSQL has no year 0. */
export const day = z.iso
  .date('day' satisfies ValueFault)
  .check(z.refine(text => !text.startsWith('0000'), 'day' satisfies ValueFault));

/** The id of one kind of record. */
export function id<Kind extends string>(): z.ZodMiniType<Id<Kind>, string> {
  return z.string().check(z.regex(UUID, 'uuid' satisfies ValueFault)) as unknown as z.ZodMiniType<Id<Kind>, string>;
}

/** A whole number in a query string. Accepts digits only; no coercion. */
export function wholeNumber(least: number, most: number) {
  return z.codec(
    z.string().check(z.regex(/^\d{1,9}$/, 'whole' satisfies ValueFault)),
    z.int().check(z.gte(least), z.lte(most)),
    {
      decode: Number,
      encode: String,
    },
  );
}

/** Several allowed values in one query parameter, separated by commas: `apple,samsung`. Empty values are ignored. */
export function commaList<Value extends string>(allowed?: readonly Value[], most = 20, word = /^[a-z0-9-]{1,40}$/) {
  const value = allowed ? z.enum(allowed as readonly [Value, ...Value[]]) : z.string().check(z.regex(word));
  return z.codec(z.string().check(z.minLength(1), z.maxLength(600)), z.array(value).check(z.maxLength(most)), {
    decode: text => text.split(',').filter(part => part !== '') as Value[],
    encode: values => values.join(','),
  });
}

/** Several ids in one query parameter, separated by commas. */
export function idList<Kind extends string>(most: number) {
  return z.codec(
    z.string().check(z.minLength(1), z.maxLength(most * 37)),
    z.array(id<Kind>()).check(z.maxLength(most)),
    {
      decode: text => text.split(',').filter(part => part !== ''),
      encode: ids => ids.join(','),
    },
  );
}

export const flag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: text => text === 'true',
  encode: value => (value ? 'true' : 'false'),
});

/** A line of text from a user: trimmed, never blank. */
export function line(most: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(most),
    z.refine(text => !isBlank(text), 'blank' satisfies ValueFault),
  );
}

/** The answer of a call that has nothing to return. */
export const succeeded = z.object({ success: z.literal(true), message: z.optional(z.string()) });

/** The envelope `{success, data}` of most answers. */
export function dataOf<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.object({ success: z.literal(true), data: schema });
}

/** Query parameters of every paged list. Pages count from 1. */
export const pageQuery = {
  page: z.optional(wholeNumber(1, 1_000_000)),
  limit: z.optional(wholeNumber(1, 100)),
};

/** Search words for a list, trimmed. */
export const findWords = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)));

/** One page of a list, with its position and the total. */
export function pageSchema<Row extends z.core.$ZodType>(row: Row) {
  return z.object({
    success: z.literal(true),
    data: z.array(row),
    currentPage: z.int(),
    totalPages: z.int(),
    totalItems: z.int(),
  });
}
