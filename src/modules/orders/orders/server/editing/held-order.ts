import { tooLateToEdit } from '#orders/orders/editing/edit.contract.ts';
import type { PaymentTerms } from '#orders/orders/server/placing/payment-terms.ts';
import type { ReserveTerms } from '#orders/orders/server/placing/reserve-units.ts';
import type { OrderRow, PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { ProposedEditId } from '#shared/id.ts';
import type { ServiceArea } from '#shop/delivery/service-area.ts';

/** The shop’s terms for an edit. */
export interface EditTerms extends PaymentTerms {
  readonly area: ServiceArea;
  readonly reserve: ReserveTerms;
  /** Whether the shop can take money this way at present. */
  readonly isPayable: (method: PaymentMethod) => boolean;
}

/** An order whose lock the transaction holds, as far as the actor may see it. */
export interface HeldOrder {
  readonly order: OrderRow;
  /** Of the actor. */
  readonly own: readonly PartRow[];
  readonly actor: Actor;
}

/** What was edited, for the history, the audit log and the mails. */
export interface Edited {
  /** The parts whose sellers are told. */
  readonly parts: readonly PartRow[];
  /** Of the history; null for a proposed edit, which has not changed the order. */
  readonly event: number | null;
  /** What waits for the buyer’s payment. */
  readonly proposed?: ProposedEditId;
  readonly before: Readonly<Record<string, string | null>>;
  readonly after: Readonly<Record<string, string | null>>;
}

/** What had shipped and was brought back keeps its invoice, which must say what is sent. @throws tooLateToEdit */
export async function refuseInvoiced(tx: TxCtx, parts: readonly PartRow[]): Promise<void> {
  const ids = parts.map(({ id }) => id);
  const { total } = await tx.ports.finance.listStandingInvoices(tx.db, ids, { limit: 1, offset: 0 });
  if (total > 0) throw tooLateToEdit();
}
