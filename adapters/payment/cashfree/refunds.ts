import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { ProviderRefund, RefundRequest } from '#shared/ports/payment-port.ts';
import { refuse } from '#shared/ports/read-answer.ts';
import { readCaptureRef } from './capture-ref.ts';
import { type AskCashfree, unlessCashfreeUnknown } from './cashfree-api.ts';
import { CashfreeRefund, RefundRef } from './cashfree-words.ts';
import { fromRupees, toRupees } from './rupees.ts';

/** A refund that failed is sent again under another id; so often at most. */
const MOST_TRIES = 10;

/**
 * Sends a refund with the normal speed. Cashfree knows it by our id, without its dashes, so it is looked up first. One that
 * failed is sent again under an id whose last digit counts the tries.
 */
export async function refundPayment(
  ask: AskCashfree,
  { refundId, captureRef, amount, currency }: RefundRequest,
): Promise<ProviderRefund> {
  const at = readCaptureRef(captureRef) ?? refuse(`${captureRef} is no payment of Cashfree`);
  if (currency !== 'INR') refuse('Cashfree sends refunds of these payments in INR only');
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const id = refOf(refundId, tries);
    const known = await refundAt(ask, at.order, id);
    if (known && fromRupees(known.refund_amount) !== amount) refuse(`${id} was sent with another amount`);
    if (known && stateOf(known) !== 'failed') return refundOf(known);
    if (!known) return refundOf(await sendOnce(ask, { order: at.order, id, amount: toRupees(amount), link: at.link }));
  }
  return refuse('Cashfree could not send this refund after several tries');
}

interface Sending {
  readonly order: string;
  readonly id: string;
  readonly amount: number;
  readonly link: string;
}

async function sendOnce(ask: AskCashfree, { order, id, amount, link }: Sending): Promise<CashfreeRefund> {
  const send = { refund_id: id, refund_amount: amount, refund_note: link, refund_speed: 'STANDARD' };
  try {
    return await ask({ path: `/orders/${order}/refunds`, send, once: id, answer: CashfreeRefund });
  } catch (error) {
    // A concurrent call may have sent it.
    if (!(error instanceof AdapterFailed) || error.failure === 'denied') throw error;
    const known = await refundAt(ask, order, id);
    if (!known) throw error;
    return known;
  }
}

export async function lookAtRefund(
  ask: AskCashfree,
  captureRef: string,
  ref: string,
): Promise<ProviderRefund | undefined> {
  const at = readCaptureRef(captureRef);
  if (!at || !RefundRef.safeParse(ref).success) return undefined;
  const refund = await refundAt(ask, at.order, ref);
  return refund && refundOf(refund);
}

function refundAt(ask: AskCashfree, order: string, id: string): Promise<CashfreeRefund | undefined> {
  return unlessCashfreeUnknown(ask({ path: `/orders/${order}/refunds/${id}`, answer: CashfreeRefund }));
}

/** 32 hexadecimal digits. */
function refOf(refundId: string, tries: number): string {
  const digits = refundId.replaceAll('-', '');
  if (tries === 0) return digits;
  return `${digits.slice(0, -1)}${((Number.parseInt(digits.slice(-1), 16) + tries) % 16).toString(16)}`;
}

function stateOf({ refund_status }: CashfreeRefund): ProviderRefund['state'] {
  if (refund_status === 'SUCCESS') return 'settled';
  return refund_status === 'CANCELLED' || refund_status === 'FAILED' ? 'failed' : 'sent';
}

function refundOf(refund: CashfreeRefund): ProviderRefund {
  const state = stateOf(refund);
  const failure = state === 'failed' ? `Cashfree reports the status ${refund.refund_status}` : null;
  return { ref: refund.refund_id, state, failure };
}
