import * as z from 'zod/mini';
import { MAX_CART_LINES } from '#orders/cart/refusals.ts';
import { ChosenExchanges } from '#orders/exchanges/exchange.schema.ts';
import { day, id, rupees } from '#shared/api/wire.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { PERIODS } from './period.ts';
import { MAX_NOTE_LENGTH, SERVICE_KINDS } from './service.ts';

const most = z.maxLength(MAX_CART_LINES);

/** A part of a day; the day is in India. */
export const Slot = z.object({ day, period: z.enum(PERIODS) });

/** A service that can be bought with a product or a seller order, or that has been chosen. */
export const OfferedService = z.object({
  serviceId: id<'service'>(),
  kind: z.enum(SERVICE_KINDS),
  name: z.string(),
  covers: z.string(),
  /** Of a unit, or of the seller order; includes GST. */
  price: rupees,
  /** Days after the delivery in which it is done; null if it is done before. */
  days: z.nullable(z.int()),
  isChosen: z.boolean(),
});
export type OfferedService = z.output<typeof OfferedService>;

/** Choices that replace those before; a list that is left out stays. */
export const ChosenExtras = z.strictObject({
  services: z.optional(z.array(z.strictObject({ productId: id<'product'>(), serviceId: id<'service'>() })).check(most)),
  wraps: z.optional(
    z
      .array(
        z.strictObject({
          sellerId: id<'seller'>(),
          serviceId: id<'service'>(),
          note: z.string().check(z.maxLength(MAX_NOTE_LENGTH)),
        }),
      )
      .check(most),
  ),
  slots: z.optional(z.array(z.strictObject({ sellerId: id<'seller'>(), day, period: z.enum(PERIODS) })).check(most)),
  /** Old phones that are given. */
  exchanges: z.optional(ChosenExchanges),
});
export type ChosenExtras = z.output<typeof ChosenExtras>;

/** A service that stands on an order. */
export const OrderService = z.object({
  lineId: z.string(),
  kind: z.enum(SERVICE_KINDS),
  title: z.string(),
  covers: z.string(),
  quantity: z.int(),
  price: rupees,
  total: rupees,
  /** The words of a gift. */
  note: z.nullable(z.string()),
  /** The last day on which it is to be done, once it is delivered. */
  dueOn: z.nullable(day),
  scheduled: z.nullable(Slot),
  isDone: z.boolean(),
  /** It is refunded, and not done any more. */
  isCalledOff: z.boolean(),
  /** Its refund is asked for. */
  isAskedBack: z.boolean(),
  /** By which the buyer confirms that it is done; only the buyer sees it. */
  code: z.nullable(z.string()),
});
export type OrderService = z.output<typeof OrderService>;

/** What a checkout says about services and windows of one seller. */
export interface PartOffered {
  readonly sellerId: SellerId;
  readonly lines: readonly {
    readonly productId: ProductId;
    readonly title: string;
    readonly quantity: number;
    readonly services: readonly OfferedService[];
  }[];
  readonly services: readonly (OfferedService & { readonly note: string | null })[];
  readonly slots: readonly z.output<typeof Slot>[] | null;
  readonly slot: z.output<typeof Slot> | null;
  readonly promise: { readonly text: string } | null;
}

/** Whether there is anything to choose. */
export function hasExtras({ lines, services, slots }: PartOffered): boolean {
  return slots !== null || services.length > 0 || lines.some(line => line.services.length > 0);
}

/** What is chosen, as it is sent. */
export function extrasIn(parts: readonly PartOffered[]) {
  return {
    services: parts.flatMap(({ lines }) =>
      lines.flatMap(({ productId, services }) =>
        services.filter(({ isChosen }) => isChosen).map(({ serviceId }) => ({ productId, serviceId })),
      ),
    ),
    wraps: parts.flatMap(({ sellerId, services }) =>
      services
        .filter(({ isChosen }) => isChosen)
        .map(({ serviceId, note }) => ({ sellerId, serviceId, note: note ?? '' })),
    ),
    slots: parts.flatMap(({ sellerId, slot }) => (slot ? [{ sellerId, ...slot }] : [])),
  };
}
