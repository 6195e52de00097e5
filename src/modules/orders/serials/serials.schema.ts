import * as z from 'zod/mini';
import { SERIAL_KINDS } from '#products/catalog/product/product.fields.ts';
import { id } from '#shared/api/wire.ts';
import { MAX_TYPED_LENGTH } from './read-serial.ts';

/** As many numbers of one line as a call brings; of larger lines they are noted in several. */
export const MAX_NUMBERS = 1000;

/** By which numbers the pieces of a line are sold: what is asked for, and those that are noted. */
export const LineSerials = z.object({ kind: z.enum(SERIAL_KINDS), numbers: z.array(z.string()) });
export type LineSerials = z.output<typeof LineSerials>;

const typedNumbers = z.array(z.string().check(z.maxLength(MAX_TYPED_LENGTH))).check(z.maxLength(MAX_NUMBERS));

/** All numbers of some lines of an order, as somebody typed or scanned them. */
export const GivenSerials = z
  .array(z.strictObject({ productId: id<'product'>(), numbers: typedNumbers }))
  .check(z.minLength(1), z.maxLength(100));
export type GivenSerials = z.output<typeof GivenSerials>;
