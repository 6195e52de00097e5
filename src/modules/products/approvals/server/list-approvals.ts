import type { Ctx } from '#platform/context.ts';
import type { listApprovals as endpoint } from '#products/approvals/contract.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { speaking } from '#shared/language/speaking.ts';
import { presentApproval } from './approvals.present.ts';
import { countApprovals, listApprovalRows, listFirstWaiting, listTrust } from './approvals.queries.ts';
import { readBrandsAndCategories } from './waiting-words.ts';

/** Products shown of each approval. */
const SHOWN = 3;

/** One page of what waits, or of what was sent back, longest waiting first. */
export async function listApprovals(
  { db, language }: Ctx,
  { state = 'waiting', find, ...query }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  const page = askedPage(query);
  const counts = await countApprovals(db, find);
  const rows = await listApprovalRows(db, { state, find }, page);
  const first = await listFirstWaiting(
    db,
    rows.map(({ id }) => id),
    SHOWN,
  );
  const trust = await listTrust(
    db,
    rows.map(row => row.seller_id),
  );
  const names = await readBrandsAndCategories(db);
  const sellers = new Map(trust.map(seller => [seller.id, seller]));
  const products = Map.groupBy(first, ({ approvalId }) => approvalId);
  const data = speaking(language, () =>
    rows.map(row => presentApproval(row, products.get(row.id) ?? [], { names, seller: sellers.get(row.seller_id) })),
  );
  return { ...page.of(data, counts[state]), counts };
}
