import type { ActorCtx, Ctx } from '#platform/context.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { HOME } from '#products/fronts/front.ts';
import { type listProposals as listEndpoint, proposalIsMissing } from '#products/fronts/proposals.contract.ts';
import { listChosen, listNewestFronts } from '#products/fronts/server/front-versions.queries.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import type { FrontProposalId } from '#shared/id.ts';
import { presentProposal } from './proposals.present.ts';
import { countFrontProposals, findProposal, listProposalRows } from './proposals.queries.ts';

/** One page of a seller's proposals, for administrators of those of all sellers. */
export async function listProposals(
  ctx: ActorCtx,
  { state, ...query }: InputOf<typeof listEndpoint>,
): Promise<Omit<WireAnswerOf<typeof listEndpoint>, 'success'>> {
  const sellerId = sellerReach(ctx);
  const page = askedPage(query);
  const counts = await countFrontProposals(ctx.db, sellerId);
  const rows = await listProposalRows(ctx.db, { sellerId, state }, page);
  const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { ...page.of(rows.map(presentProposal), total), counts };
}

/** @throws proposalIsMissing also for proposals of others */
export async function readProposal(ctx: ActorCtx, id: FrontProposalId) {
  const row = await findProposal(ctx.db, id, sellerReach(ctx));
  if (!row) throw proposalIsMissing();
  const chosen = row.section.kind === 'products' ? row.section.chosen : [];
  return { ...presentProposal(row), products: await listChosen(ctx.db, chosen) };
}

/** The home page, and the landing pages that shoppers see. */
export async function proposableFronts({ db }: Pick<Ctx, 'db'>) {
  const landing = (await listNewestFronts(db)).filter(row => row.front !== HOME && !row.is_draft && row.body !== null);
  return [{ front: HOME, titles: {} }, ...landing.map(({ front, body }) => ({ front, titles: body?.titles ?? {} }))];
}
