import * as z from 'zod/mini';
import { id, rupees } from '#shared/api/wire.ts';

/** What offers do for a cart or an order before it is placed. */
export const SaleOffers = z.object({
  /** What all offers take off products and delivery. */
  discount: rupees,
  /** The part of it that is taken off the delivery charges. */
  deliveryDiscount: rupees,
  /** The delivery charges before that. */
  delivery: rupees,
  applied: z.array(
    z.object({ offerId: id<'offer'>(), name: z.string(), code: z.nullable(z.string()), discount: rupees }),
  ),
  /** What is taken off each line; lines without a discount are absent. */
  lines: z.array(z.object({ productId: id<'product'>(), discount: rupees })),
  /** Entered codes, and for those that do not apply why, in one sentence. */
  codes: z.array(z.object({ code: z.string(), message: z.nullable(z.string()) })),
  /** Offers that would apply with a little more, as sentences. */
  nearly: z.array(z.string()),
});
export type SaleOffers = z.output<typeof SaleOffers>;
