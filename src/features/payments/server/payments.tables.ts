import type { Generated } from 'kysely';
import type { PaymentState, ProviderName, RefundCause, RefundState } from '#features/payments/payment-states.ts';
import type { OrderId, PartId, PaymentId, RefundId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money.ts';

export interface PaymentsTable {
  id: PaymentId;
  order_id: OrderId;
  provider: ProviderName;
  state: Generated<PaymentState>;
  amount_paise: Paise;
  provider_ref: string | null;
  capture_ref: string | null;
  payer_ref: string | null;
  approval_url: string | null;
  held_until: Date;
  captured_at: Date | null;
  currency: Generated<string>;
  asked_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface PaymentMessagesTable {
  provider: ProviderName;
  message_id: string;
  kind: string;
  payment_id: PaymentId | null;
  body: string;
  received_at: Generated<Date>;
}

export interface RefundsTable {
  id: RefundId;
  order_id: OrderId;
  part_id: PartId | null;
  payment_id: PaymentId | null;
  cause: RefundCause;
  cause_id: string;
  state: Generated<RefundState>;
  amount_paise: Paise;
  delivery_paise: Generated<Paise>;
  upi_id: string | null;
  provider_ref: string | null;
  failure: string | null;
  owed_at: Generated<Date>;
  settled_at: Date | null;
  settled_by: UserId | null;
  asked_at: Date | null;
  updated_at: Generated<Date>;
}

export interface RefundLinesTable {
  refund_id: RefundId;
  line_id: string;
  quantity: number;
  amount_paise: Paise;
}

export interface RefundApprovalsTable {
  refund_id: RefundId;
  user_id: UserId;
  user_name: string;
  at: Date;
}

export interface PaymentPartsTable {
  payment_id: PaymentId;
  part_id: PartId;
  amount_paise: Paise;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    payments: PaymentsTable;
    payment_parts: PaymentPartsTable;
    payment_messages: PaymentMessagesTable;
    refunds: RefundsTable;
    refund_lines: RefundLinesTable;
    refund_approvals: RefundApprovalsTable;
  }
}
