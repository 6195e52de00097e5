import type { Generated } from 'kysely';
import type { PaymentId, RefundId } from '#shared/id.ts';
import type { Paise } from '#shared/money.ts';

export interface SandboxPaymentsTable {
  ref: string;
  payment_id: PaymentId;
  order_number: string;
  amount_paise: Paise;
  return_url: string;
  held_until: Date;
  state: Generated<'open' | 'paid' | 'failed' | 'expired'>;
  refuses: Generated<number>;
  opened_at: Generated<Date>;
}

export interface SandboxCapturesTable {
  ref: string;
  payment_ref: string;
  payer_ref: string;
  amount_paise: Paise;
  currency: string;
  captured_at: Generated<Date>;
}

export interface SandboxRefundsTable {
  ref: string;
  refund_id: RefundId;
  capture_ref: string;
  amount_paise: Paise;
  asked_at: Generated<Date>;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    sandbox_payments: SandboxPaymentsTable;
    sandbox_captures: SandboxCapturesTable;
    sandbox_refunds: SandboxRefundsTable;
    sandbox_secret: { secret: string };
  }
}
