import * as z from 'zod/mini';
import { MAX_CART_LINES, MAX_QUANTITY } from '#orders/cart/refusals.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
const id = text(200);
export const MAX_IDS = 20;
/** More of them are refused for their number, so they are read. */
const MAX_IDS_READ = 2_000;
const MAX_METHODS = 10;

/** Who buys, as an agent says. What the shop does not know of it is dropped. */
export const AgentBuyer = z.object({
  first_name: z.optional(text(60)),
  last_name: z.optional(text(60)),
  email: z.optional(text(254)),
  phone_number: z.optional(text(30)),
});
export type AgentBuyer = z.output<typeof AgentBuyer>;

/** A postal address, as an agent sends it. */
export const AgentDestination = z.object({
  street_address: z.optional(text(300)),
  extended_address: z.optional(text(300)),
  address_locality: z.optional(text(100)),
  address_region: z.optional(text(100)),
  address_country: z.optional(text(60)),
  postal_code: z.optional(text(20)),
  first_name: z.optional(text(60)),
  last_name: z.optional(text(60)),
  phone_number: z.optional(text(30)),
});
export type AgentDestination = z.output<typeof AgentDestination>;

const LineItem = z.object({
  item: z.object({ id }),
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
});
const lineItems = z.array(LineItem).check(z.maxLength(MAX_CART_LINES));

const Fulfillment = z.object({
  methods: z.optional(
    z
      .array(
        z.object({
          type: z.optional(text(30)),
          destinations: z.optional(
            z.array(z.extend(AgentDestination, { id: z.optional(id) })).check(z.maxLength(MAX_METHODS)),
          ),
          selected_destination_id: z.optional(z.nullable(id)),
          groups: z.optional(
            z
              .array(z.object({ id: z.optional(id), selected_option_id: z.optional(z.nullable(id)) }))
              .check(z.maxLength(MAX_METHODS)),
          ),
        }),
      )
      .check(z.maxLength(MAX_METHODS)),
  ),
});

const Payment = z.object({
  instruments: z.optional(
    z
      .array(
        z.object({
          handler_id: id,
          selected: z.optional(z.boolean()),
          credential: z.optional(z.object({ type: z.optional(text(60)), code: z.optional(text(20)) })),
        }),
      )
      .check(z.maxLength(MAX_METHODS)),
  ),
});

const hints = {
  context: z.optional(z.looseObject({})),
  signals: z.optional(z.looseObject({})),
  attribution: z.optional(z.looseObject({})),
};

export const CartRequest = z.object({ line_items: lineItems, buyer: z.optional(AgentBuyer), ...hints });

const checkout = {
  line_items: lineItems,
  buyer: z.optional(AgentBuyer),
  fulfillment: z.optional(Fulfillment),
  payment: z.optional(Payment),
  ...hints,
};
export const NewCheckout = z.object({ cart_id: z.optional(id), ...checkout });
export const ChangedCheckout = z.object(checkout);
export type CheckoutRequest = z.output<typeof NewCheckout>;
export const Completion = z.object({ payment: z.optional(Payment), ...hints });
export type Completion = z.output<typeof Completion>;

const price = z.int().check(z.gte(0));
const filters = z.optional(
  z.looseObject({
    categories: z.optional(z.array(text(100)).check(z.maxLength(20))),
    price: z.optional(z.looseObject({ min: z.optional(price), max: z.optional(price) })),
  }),
);

export const SearchRequest = z.object({
  query: z.optional(text(500)),
  filters,
  pagination: z.optional(z.looseObject({ cursor: z.optional(text(100)), limit: z.optional(z.int().check(z.gte(1))) })),
  ...hints,
});
export type SearchRequest = z.output<typeof SearchRequest>;

export const LookupRequest = z.object({
  ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_IDS_READ)),
  filters,
  ...hints,
});
export type LookupRequest = z.output<typeof LookupRequest>;

export const ProductRequest = z.object({
  id,
  selected: z.optional(z.array(z.object({ name: text(100), label: text(100) })).check(z.maxLength(10))),
  preferences: z.optional(z.array(text(100)).check(z.maxLength(10))),
  filters,
  ...hints,
});
export type ProductRequest = z.output<typeof ProductRequest>;

/** What goes beside the payload of a tool. */
export const Meta = z.looseObject({
  'ucp-agent': z.looseObject({ profile: text(2_000) }),
  'idempotency-key': z.optional(text(200)),
});
