import type { Generated, GeneratedAlways } from 'kysely';
import type { CashHolder, CashState } from '#features/cash/cash-states.ts';
import type { PAYMENT_METHODS, PAYMENT_STATUSES } from '#features/orders/order.schema.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import type { RejectReason } from '#features/orders/reject-reasons.ts';
import type { OrderId, PartId, ProductId, SellerId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money.ts';

export interface OrdersTable {
  id: OrderId;
  number: GeneratedAlways<number>;
  user_id: UserId | null;
  cart_id: string | null;
  idempotency_key: string;
  request_hash: Buffer;
  payment_method: (typeof PAYMENT_METHODS)[number];
  status: Generated<OrderStatus>;
  payment_status: Generated<(typeof PAYMENT_STATUSES)[number]>;
  total_paise: Paise;
  ship_address_id: string | null;
  ship_name: string | null;
  ship_address: string;
  ship_city: string;
  ship_state_code: string;
  ship_pincode: string;
  ship_phone: string;
  ship_notes: string;
  payment_id: string | null;
  payer_id: string | null;
  /** Until when goods wait for their payment; null for what waits for none. */
  held_until: Date | null;
  placed_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface OrderPartsTable {
  id: PartId;
  order_id: OrderId;
  seller_id: SellerId;
  seller_name: string;
  status: Generated<OrderStatus>;
  payment_status: Generated<(typeof PAYMENT_STATUSES)[number]>;
  items_paise: Paise;
  delivery_paise: Paise;
  total_paise: GeneratedAlways<Paise>;
  carrier: string | null;
  tracking: string | null;
  delivered_at: Date | null;
  /** Six digits that its buyer reads out to a seller who delivers by itself. */
  delivery_code: GeneratedAlways<string>;
  /** Where the cash of its delivery is; null until it is delivered, and for what is paid online. */
  cash_state: CashState | null;
  cash_holder: CashHolder | null;
  cash_amount_paise: Paise | null;
  cash_on: Date | null;
  cash_reference: string | null;
  /** Why it was delivered without proof, or shipped without payment. */
  unproven_reason: string | null;
  unpaid_reason: string | null;
  placed_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface OrderLinesTable {
  id: string;
  part_id: PartId;
  product_id: ProductId;
  position: number;
  title: string;
  image: string;
  sku: string | null;
  hsn: string | null;
  gst_rate_bp: number;
  mrp_paise: Paise;
  price_paise: Paise;
  quantity: number;
  total_paise: GeneratedAlways<Paise>;
}

export interface OrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: OrderId;
  part_id: PartId | null;
  kind: 'placed' | 'status' | 'note';
  status: OrderStatus | null;
  actor_id: UserId | null;
  actor_name: string;
  note: string | null;
  reason: Generated<RejectReason | null>;
  at: Generated<Date>;
}

export interface ReservedUnitsTable {
  order_id: OrderId;
  product_id: ProductId;
  units: number;
  network: string | null;
  is_online: boolean;
  until: Date;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    orders: OrdersTable;
    order_parts: OrderPartsTable;
    order_lines: OrderLinesTable;
    order_events: OrderEventsTable;
    reserved_units: ReservedUnitsTable;
  }
}
