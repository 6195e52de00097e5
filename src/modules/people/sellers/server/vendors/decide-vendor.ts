import '#people/sellers/server/listing-port.ts';
import { type decideVendor as endpoint, sellerIsMissing } from '#people/sellers/contract.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { presentVendor, type WireVendor } from './vendors.present.ts';
import { lockVendor, updateStatus, type VendorRow } from './vendors.queries.ts';

type Decision = Pick<VendorRow, 'status' | 'status_reason'>;

/**
 * Approves or rejects a seller. Sessions, products, audit log and mail follow in the same transaction, so the very next call
 * of the seller meets the new status and nothing of a rejected one is on sale any more; approving brings back what was.
 * Deciding the same again changes nothing and tells nobody.
 * @throws sellerIsMissing also for the shop's own seller, about which nobody decides
 */
export async function decideVendor(ctx: Ctx, { _id, status, reason }: InputOf<typeof endpoint>): Promise<WireVendor> {
  return ctx.tx(async tx => {
    const before = await lockVendor(tx.db, _id);
    if (!before) throw sellerIsMissing();
    const after = { ...before, status, status_reason: status === 'Approved' ? null : (reason ?? keptReason(before)) };
    if (!isSame(before, after)) await carryOut(tx, before, after);
    return presentVendor(after);
  });
}

async function carryOut(tx: TxCtx, before: VendorRow, after: VendorRow): Promise<void> {
  const { id, status, status_reason: reason, user_name: name } = after;
  await updateStatus(tx.db, id, { status, reason });
  await tx.ports.listing.relistProductsOf(tx, id);
  const entry = await recordAct(tx, {
    act: status === 'Approved' ? 'seller.approved' : 'seller.rejected',
    on: { kind: 'seller', id, name },
    before: factsOf(before),
    after: factsOf(after),
  });
  await tx.notify('sellers.decided', { sellerId: id, status, reason, before: before.status, entry });
}

/** Rejecting again without a word leaves the words that were there. */
function keptReason({ status, status_reason }: Decision): string | null {
  return status === 'Rejected' ? status_reason : null;
}

function isSame(one: Decision, other: Decision): boolean {
  return one.status === other.status && one.status_reason === other.status_reason;
}

function factsOf({ status, status_reason }: Decision) {
  return { status, reason: status_reason };
}
