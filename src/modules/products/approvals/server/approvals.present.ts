import type * as z from 'zod/mini';
import type { ApprovalState, ProductApproval } from '#products/approvals/approval.schema.ts';
import type { Approval, WaitingProduct } from '#products/approvals/contract.ts';
import { toRupees } from '#shared/money/money.ts';
import type { ApprovalRow, StandingRow, TrustRow, WaitingRow } from './approvals.queries.ts';
import { brandName, categoryName, type Names, reasonsOf, waitingChangesOf } from './waiting-words.ts';

interface Known {
  readonly names: Names;
  readonly seller: TrustRow | undefined;
}

/** @param first the first of its products */
export function presentApproval(
  row: ApprovalRow,
  first: readonly WaitingRow[],
  { names, seller }: Known,
): z.input<typeof Approval> {
  return {
    _id: row.id,
    version: row.version,
    ...standingOf(row),
    seller: { _id: row.seller_id, userName: row.seller_name },
    fileName: row.file_name,
    products: row.products,
    added: row.added,
    first: first.map(product => presentWaiting(product, names)),
    reasons: reasonsOf(first, names, seller),
  };
}

export function presentStanding(row: StandingRow, { names, seller }: Known): z.input<typeof ProductApproval> {
  return {
    ...standingOf(row),
    isNew: row.changes === null,
    changes: waitingChangesOf(row, names),
    reasons: reasonsOf([row], names, seller),
  };
}

function standingOf({
  since,
  sent_back_at,
  sent_back_reason,
}: Pick<StandingRow, 'since' | 'sent_back_at' | 'sent_back_reason'>) {
  const state: ApprovalState = sent_back_at === null ? 'waiting' : 'sent-back';
  return { state, since: since.toISOString(), sentBackReason: sent_back_reason };
}

function presentWaiting(row: WaitingRow, names: Names): z.input<typeof WaitingProduct> {
  return {
    ...{ _id: row.id, title: row.title, image: row.image, isNew: row.changes === null },
    brand: brandName(names, row.brand),
    category: categoryName(names, row.kind),
    price: toRupees(row.price),
    changes: waitingChangesOf(row, names),
  };
}
