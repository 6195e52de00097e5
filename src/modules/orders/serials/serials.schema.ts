import * as z from 'zod/mini';
import { SERIAL_KINDS } from '#products/catalog/product/product.fields.ts';
import { id } from '#shared/api/wire.ts';
import { MAX_TYPED_LENGTH } from './read-serial.ts';

/** Maximum per line and call; larger lines take several calls. */
export const MAX_NUMBERS = 1000;

/** The kind of number a line requires, and the numbers stored so far. */
export const LineSerials = z.object({ kind: z.enum(SERIAL_KINDS), numbers: z.array(z.string()) });
export type LineSerials = z.output<typeof LineSerials>;

const typedNumbers = z.array(z.string().check(z.maxLength(MAX_TYPED_LENGTH))).check(z.maxLength(MAX_NUMBERS));

/** All numbers of some order lines, as typed or scanned. */
export const GivenSerials = z
  .array(z.strictObject({ productId: id<'product'>(), numbers: typedNumbers }))
  .check(z.minLength(1), z.maxLength(100));
export type GivenSerials = z.output<typeof GivenSerials>;
