import type { WholeOrder } from '#orders/orders/server/reading/orders.present.ts';
import type { LineRow, OrderEventRow, PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';

const AT = new Date('2026-11-21T09:01:00Z');
const [ORDER, BUYER, NANDI, KITE, PAYMENT] = [
  newId<'order'>(),
  newId<'user'>(),
  newId<'order part'>(),
  newId<'order part'>(),
  newId<'payment'>(),
];

/** An order from two sellers with everything that a mail can show. */
export const SAMPLE_ORDER: WholeOrder = {
  exchanges: [],
  order: {
    id: ORDER,
    number: 100_042,
    user_id: BUYER,
    cart_id: null,
    idempotency_key: 'sample',
    request_hash: Buffer.alloc(32),
    payment_method: 'COD',
    status: 'inShipping',
    payment_status: 'pending',
    total_paise: paise(14_288_900),
    ship_address_id: null,
    ship_name: 'Asha Rao',
    ship_address: 'Flat 302, Silver Oak, 14 Residency Road',
    ship_city: 'Bengaluru',
    ship_state_code: '29',
    ship_pincode: '560025',
    ship_phone: '+919876543210',
    ship_notes: 'Ring twice',
    agent: null,
    company_name: null,
    company_gstin: null,
    company_address: null,
    payment_id: null,
    payer_id: null,
    held_until: null,
    placed_at: AT,
    updated_at: AT,
  },
  parts: [
    part(NANDI, 'Deccan Mobiles', 13_790_000, { carrier: 'Delhivery', tracking: 'D1001200300' }),
    part(KITE, 'Nehru Place Mobiles', 498_900),
  ],
  lines: [
    line(NANDI, 'iPhone 16 Pro Max (256 GB, Natural Titanium)', 13_790_000, 1),
    line(KITE, 'Power Bank 4i 20,000 mAh', 249_450, 2),
  ],
  events: [],
  refunds: [
    {
      id: newId<'refund'>(),
      part_id: NANDI,
      payment_id: PAYMENT,
      cause: 'cancelled',
      state: 'owed',
      amount_paise: paise(13_790_000),
      upi_id: null,
      owed_at: AT,
      settled_at: null,
      waitsForCash: false,
    },
  ],
  payUntil: null,
  documents: [],
  serials: [],
  edits: [],
  services: new Map(),
};

/** Events of seller orders in the sample; by default the actor is the shop. */
export function eventsOf(
  status: OrderEventRow['status'],
  parts: readonly PartRow[],
  note: string | null = null,
  reason: OrderEventRow['reason'] = null,
): OrderEventRow[] {
  return parts.map((moved, at) => ({
    ...{
      id: at + 1,
      order_id: ORDER,
      part_id: moved.id,
      kind: status ? ('status' as const) : ('note' as const),
      status,
    },
    ...{ actor_id: null, actor_name: 'Bijli Bazaar', note, reason, at: AT },
  }));
}

function part(id: PartRow['id'], seller_name: string, amount: number, more: Partial<PartRow> = {}): PartRow {
  return {
    ...{
      id,
      order_id: ORDER,
      seller_id: newId<'seller'>(),
      seller_name,
      status: 'inShipping',
      payment_status: 'pending',
    },
    ...{
      items_paise: paise(amount),
      delivery_paise: paise(0),
      total_paise: paise(amount),
      carrier: null,
      tracking: null,
    },
    ...{ delivered_at: null, placed_at: AT, updated_at: AT, delivery_code: '407318', unproven_reason: null },
    ...{ cash_state: null, cash_holder: null, cash_amount_paise: null, cash_on: null, cash_reference: null },
    ...{ unpaid_reason: null, delivery_discount_paise: paise(0), delivery_funded_paise: paise(0) },
    ...{ slot_day: null, slot_period: null, edit_id: null },
    ...more,
  };
}

function line(part_id: PartRow['id'], title: string, price: number, quantity: number): LineRow {
  return {
    ...{ id: newId(), part_id, product_id: newId<'product'>(), position: 0, title, image: '', sku: null, hsn: null },
    ...{ returns: null, service: null },
    ...{ gst_rate_bp: 1800, mrp_paise: paise(price), price_paise: paise(price), quantity },
    ...{ total_paise: paise(price * quantity), discount_paise: paise(0), funded_paise: paise(0) },
  };
}
