import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { type FrontBody, HOME } from '#products/fronts/front.ts';
import { proposalChanged } from '#products/fronts/proposals.contract.ts';
import { findPublishedFront } from '#products/fronts/server/front-versions.queries.ts';
import type { FrontProposalId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { findProposals, moveProposal, type ProposalRow } from './proposals.queries.ts';
import { holdProposal, shownProposal } from './propose-section.ts';

interface Chosen {
  readonly _id: FrontProposalId;
  /** When it was put into the page. */
  readonly version: number;
}

/** Declines an open proposal; its seller is told why. @throws proposalIsMissing, proposalChanged */
export async function declineProposal(ctx: ActorCtx, { reason, ...read }: Chosen & { readonly reason: string }) {
  await ctx.tx(async tx => {
    const row = await holdProposal(tx, read, undefined);
    if (row.state !== 'open') throw proposalChanged();
    await moveProposal(tx.db, row.id, { state: 'declined', at: tx.now(), decided_at: tx.now(), reason });
    await recordDecision(tx, row, { act: 'front.proposal-declined', reason });
  });
  return shownProposal(ctx, read._id, undefined);
}

/**
 * Takes the proposals that a page contains and that are still open, as they were when they were put there. Those that the page
 * had before stay. The caller holds the lock of fronts.
 * @returns the pictures of all that the page contains
 * @throws proposalChanged if one was changed, withdrawn or declined meanwhile, or is for another page
 */
export async function takeFrontProposals(
  tx: TxCtx,
  { front, sections }: { readonly front: string } & Pick<FrontBody, 'sections'>,
  chosen: readonly Chosen[],
): Promise<string[]> {
  const named = sections.flatMap(({ proposal }) => proposal ?? []);
  const rows = new Map((await findProposals(tx.db, named)).map(row => [row.id, row]));
  const versions = new Map(chosen.map(({ _id, version }) => [_id, version]));
  for (const id of new Set(named)) {
    const row = rows.get(id);
    // Of a seller who has left: it stays where it is.
    if (!row && !versions.has(id)) continue;
    if (row?.state === 'taken' && row.front === front) continue;
    if (row?.state !== 'open' || row.front !== front || row.version !== versions.get(id)) throw proposalChanged();
    await moveProposal(tx.db, id, { state: 'taken', at: tx.now(), decided_at: tx.now() });
    await recordDecision(tx, row, { act: 'front.proposal-taken' });
  }
  return [...rows.values()].flatMap(({ section }) => (section.kind === 'text' ? (section.picture ?? []) : []));
}

/** Proposals that were taken into a draft and are in none of these pages wait to be decided again. */
export async function releaseProposals(
  tx: TxCtx,
  draft: Pick<FrontBody, 'sections'>,
  kept: readonly (Pick<FrontBody, 'sections'> | null)[],
): Promise<void> {
  const inThem = new Set(kept.flatMap(page => page?.sections ?? []).flatMap(({ proposal }) => proposal ?? []));
  const dropped = draft.sections.flatMap(({ proposal }) => proposal ?? []).filter(id => !inThem.has(id));
  for (const { id, state } of await findProposals(tx.db, [...new Set(dropped)]))
    if (state === 'taken') await moveProposal(tx.db, id, { state: 'open', at: tx.now(), decided_at: null });
}

type Decision =
  | { readonly act: 'front.proposal-taken' }
  | { readonly act: 'front.proposal-declined'; readonly reason: string };

async function recordDecision(tx: TxCtx, row: ProposalRow, decision: Decision): Promise<void> {
  const published = row.front === HOME ? undefined : await findPublishedFront(tx.db, row.front);
  const page = published?.body?.titles[SOURCE_LANGUAGE] ?? row.front;
  const reason = 'reason' in decision ? { reason: decision.reason } : {};
  await recordAct(tx, {
    act: decision.act,
    on: { kind: 'seller', id: row.seller_id, name: row.seller_name },
    after: { to: page, text: row.section.titles[SOURCE_LANGUAGE] ?? '', ...reason },
  });
  await tx.notify('front-proposals.decided', { proposal: row.id, version: row.version + 1 });
}
