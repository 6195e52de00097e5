import * as z from 'zod/mini';

/** What operations of the protocol answer with: the one source of its types, and of what tools say that they answer. */

const text = z.string();
const url = z.string();
/** Paise. */
const amount = z.int();
const time = z.iso.datetime({ offset: true });

const Price = z.object({ amount, currency: text });
const PriceRange = z.object({ min: Price, max: Price });
const Choice = z.object({ name: text, label: text });
const Media = z.object({ type: z.literal('image'), url, alt_text: text });
const Link = z.object({ type: text, url });

export const Total = z.object({ type: text, display_text: z.optional(text), amount });
export type Total = z.output<typeof Total>;

const about = { code: text, content: text, path: z.optional(text) };

/** What an agent is told beside an answer. `path` names what it is about, as a JSONPath into the answer. */
export const AgentMessage = z.union([
  z.object({
    ...{ type: z.literal('error'), ...about },
    severity: z.enum(['recoverable', 'requires_buyer_input', 'requires_buyer_review', 'unrecoverable']),
  }),
  z.object({ type: z.enum(['warning', 'info']), ...about }),
]);
export type AgentMessage = z.output<typeof AgentMessage>;
const messages = z.array(AgentMessage);

const head = { version: text, capabilities: z.record(text, z.array(z.object({ version: text }))) };
const Handlers = z.record(text, z.array(z.looseObject({ id: text, version: text })));
const ucp = z.object({ ...head, status: z.literal('success') });

/** An answer about nothing: there is none, or it can’t be made. */
export const Nothing = z.object({
  ucp: z.object({ ...head, status: z.literal('error') }),
  messages,
  continue_url: url,
});
export type Nothing = z.output<typeof Nothing>;

export const Variant = z.object({
  id: text,
  sku: z.optional(text),
  handle: text,
  title: text,
  description: z.object({ plain: text }),
  url,
  price: Price,
  list_price: z.optional(Price),
  availability: z.object({ available: z.boolean(), status: z.enum(['in_stock', 'out_of_stock']) }),
  options: z.optional(z.array(Choice)),
  media: z.optional(z.array(Media)),
  tags: z.array(text),
  seller: z.optional(z.object({ name: text, links: z.array(Link) })),
  /** Which of the ids that were asked for it was found by. */
  inputs: z.optional(z.array(z.object({ id: text, match: z.literal('exact') }))),
});
export type Variant = z.output<typeof Variant>;

export const Product = z.object({
  id: text,
  handle: text,
  title: text,
  description: z.object({ plain: text }),
  url,
  categories: z.array(z.object({ value: text, taxonomy: text })),
  price_range: PriceRange,
  list_price_range: z.optional(PriceRange),
  media: z.optional(z.array(Media)),
  variants: z.array(Variant),
  rating: z.optional(z.object({ value: z.number(), scale_min: z.int(), scale_max: z.int(), count: z.int() })),
  tags: z.array(text),
});
export type Product = z.output<typeof Product>;

const Facts = z.record(text, text);

export const AgentProductDetail = z.extend(Product, {
  options: z.optional(
    z.array(
      z.object({
        name: text,
        values: z.array(z.object({ label: text, exists: z.boolean(), available: z.boolean() })),
      }),
    ),
  ),
  selected: z.optional(z.array(Choice)),
  metadata: z.object({
    brand: text,
    highlights: z.array(text),
    specifications: z.record(text, Facts),
    declarations: Facts,
    condition: z.optional(text),
    returns: text,
    warranty: text,
    seller: Facts,
  }),
});
export type AgentProductDetail = z.output<typeof AgentProductDetail>;

export const SearchAnswer = z.object({
  ucp,
  products: z.array(Product),
  pagination: z.object({ cursor: z.optional(text), has_next_page: z.boolean(), total_count: z.int() }),
  messages: z.optional(messages),
});
export type SearchAnswer = z.output<typeof SearchAnswer>;

export const LookupAnswer = z.object({ ucp, products: z.array(Product), messages: z.optional(messages) });
export type LookupAnswer = z.output<typeof LookupAnswer>;

export const ProductAnswer = z.object({ ucp, product: AgentProductDetail });

const Buyer = z.object({
  first_name: z.optional(text),
  last_name: z.optional(text),
  email: z.optional(text),
  phone_number: z.optional(text),
});
const Item = z.object({ id: text, title: text, price: amount, image_url: z.optional(url) });
const Line = z.object({ id: text, item: Item, quantity: z.int(), totals: z.array(Total) });

const session = {
  id: text,
  buyer: z.optional(Buyer),
  line_items: z.array(Line),
  currency: text,
  totals: z.array(Total),
  messages,
  links: z.array(Link),
  expires_at: time,
};

export const AgentCart = z.object({ ucp, ...session, continue_url: url });
export type AgentCart = z.output<typeof AgentCart>;

const Destination = z.looseObject({
  id: text,
  street_address: z.optional(text),
  address_locality: z.optional(text),
  address_region: z.optional(text),
  address_country: z.optional(text),
  postal_code: z.optional(text),
});
const DeliveryOption = z.object({
  id: text,
  title: text,
  description: z.optional(text),
  latest_fulfillment_time: z.optional(time),
  totals: z.array(Total),
});
export const Fulfillment = z.object({
  methods: z.array(
    z.object({
      id: text,
      type: text,
      line_item_ids: z.array(text),
      destinations: z.optional(z.array(Destination)),
      selected_destination_id: z.optional(text),
      groups: z.array(
        z.object({
          id: text,
          line_item_ids: z.array(text),
          options: z.array(DeliveryOption),
          selected_option_id: text,
        }),
      ),
    }),
  ),
});
export type Fulfillment = z.output<typeof Fulfillment>;

export const CheckoutStatus = z.enum([
  'incomplete',
  'requires_escalation',
  'ready_for_complete',
  'completed',
  'canceled',
]);
export type CheckoutStatus = z.output<typeof CheckoutStatus>;

export const AgentCheckout = z.object({
  ucp: z.extend(ucp, { payment_handlers: Handlers }),
  ...session,
  order: z.optional(z.object({ id: text, label: text, permalink_url: url })),
  status: CheckoutStatus,
  fulfillment: z.optional(Fulfillment),
  continue_url: z.optional(url),
});
export type AgentCheckout = z.output<typeof AgentCheckout>;

const ItemRef = z.object({ id: text, quantity: z.int() });

export const Event = z.object({
  id: text,
  occurred_at: time,
  type: text,
  line_items: z.array(ItemRef),
  carrier: z.optional(text),
  tracking_number: z.optional(text),
});
export type Event = z.output<typeof Event>;

export const Adjustment = z.object({
  id: text,
  type: z.enum(['cancellation', 'refund']),
  status: z.enum(['completed', 'pending']),
  occurred_at: time,
  line_items: z.optional(z.array(ItemRef)),
  totals: z.array(Total),
});
export type Adjustment = z.output<typeof Adjustment>;

export const OrderDestination = z.object({
  street_address: z.optional(text),
  address_locality: z.optional(text),
  address_region: text,
  postal_code: text,
  address_country: text,
  first_name: z.optional(text),
});
export type OrderDestination = z.output<typeof OrderDestination>;

export const Order = z.object({
  ucp,
  id: text,
  label: text,
  checkout_id: text,
  currency: text,
  permalink_url: url,
  line_items: z.array(
    z.extend(Line, {
      quantity: z.object({ original: z.int(), total: z.int(), fulfilled: z.int() }),
      status: z.enum(['removed', 'fulfilled', 'processing']),
    }),
  ),
  fulfillment: z.object({
    expectations: z.array(
      z.object({
        id: text,
        line_items: z.array(ItemRef),
        method_type: text,
        destination: OrderDestination,
        description: text,
      }),
    ),
    events: z.array(Event),
  }),
  adjustments: z.array(Adjustment),
  totals: z.array(Total),
});
export type Order = z.output<typeof Order>;
