import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { Section } from '#products/fronts/front.ts';
import type { FrontFaults } from '#products/fronts/front-faults.ts';
import { isProposable, MAX_OPEN_PROPOSALS } from '#products/fronts/proposal.ts';
import {
  proposalChanged,
  proposalInvalid,
  proposalIsMissing,
  proposedTooOften,
  tooManyProposals,
} from '#products/fronts/proposals.contract.ts';
import { sectionFaultsOf } from '#products/fronts/server/check-front.ts';
import { showSection } from '#products/fronts/server/front-sections.ts';
import { listChosen, lockFronts } from '#products/fronts/server/front-versions.queries.ts';
import { picturesIn, tidySection } from '#products/fronts/server/tidy-front.ts';
import { checkPictures } from '#products/media/server/media.ts';
import { notAllowed } from '#shared/api/problems.ts';
import { type FrontProposalId, newId, type SellerId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';
import { presentProposal } from './proposals.present.ts';
import {
  countFrontProposals,
  findProposal,
  insertProposal,
  moveProposal,
  type ProposalRow,
} from './proposals.queries.ts';
import { proposableFronts } from './read-proposals.ts';

interface Proposed {
  readonly front: string;
  readonly section: Section;
  readonly note: string;
}

interface ReadProposal {
  readonly _id: FrontProposalId;
  /** When it was read. */
  readonly version: number;
}

/**
 * Proposes a section and tells the shop. No page changes by it.
 * @throws proposalInvalid, pictureUnknown, tooManyProposals, proposedTooOften
 */
export async function proposeSection(ctx: ActorCtx, proposed: Proposed) {
  const sellerId = ownSeller(ctx);
  const { front, note } = proposed;
  const section = await checkedSection(ctx, sellerId, proposed);
  await ctx.throttle.spend('front-proposal.account', ctx.actor.id, proposedTooOften);
  const id = newId<'front proposal'>();
  await ctx.tx(async tx => {
    await lockFronts(tx.db);
    await checkRoom(tx, sellerId);
    await checkPictures(tx, picturesIn({ sections: [section] }), sellerId);
    await insertProposal(tx.db, { id, seller_id: sellerId, front, section, note, proposed_at: tx.now() });
    await tx.notify('front-proposals.proposed', { proposal: id });
  });
  return shownProposal(ctx, id, sellerId);
}

/**
 * Changes an open proposal; one that was declined or withdrawn is proposed again. What was taken is the shop's.
 * @throws proposalIsMissing, proposalChanged; what `proposeSection` throws
 */
export async function changeProposal(ctx: ActorCtx, { _id, version, ...proposed }: ReadProposal & Proposed) {
  const sellerId = ownSeller(ctx);
  const { front, note } = proposed;
  const section = await checkedSection(ctx, sellerId, proposed);
  await ctx.throttle.spend('front-proposal.account', ctx.actor.id, proposedTooOften);
  await ctx.tx(async tx => {
    const before = await holdProposal(tx, { _id, version }, sellerId);
    if (before.state === 'taken') throw proposalChanged();
    if (before.state !== 'open') await checkRoom(tx, sellerId);
    const already = picturesIn({ sections: [before.section] });
    await checkPictures(tx, picturesIn({ sections: [section] }), sellerId, already);
    const again = before.state === 'open' ? {} : { proposed_at: tx.now() };
    await moveProposal(tx.db, _id, {
      ...{ state: 'open', at: tx.now(), front, section, note, decided_at: null, reason: null, ...again },
    });
    if (before.state !== 'open') await tx.notify('front-proposals.proposed', { proposal: _id });
  });
  return shownProposal(ctx, _id, sellerId);
}

/** @throws proposalIsMissing, proposalChanged */
export async function withdrawProposal(ctx: ActorCtx, read: ReadProposal) {
  const sellerId = ownSeller(ctx);
  await ctx.tx(async tx => {
    const before = await holdProposal(tx, read, sellerId);
    if (before.state !== 'open') throw proposalChanged();
    await moveProposal(tx.db, read._id, { state: 'withdrawn', at: tx.now() });
  });
  return shownProposal(ctx, read._id, sellerId);
}

/** A section as shoppers would see it; null if it has nothing to show. @throws proposalInvalid */
export async function previewProposal(
  ctx: ActorCtx,
  { language = SOURCE_LANGUAGE, ...proposed }: Proposed & { readonly language?: string | undefined },
) {
  const section = await checkedSection(ctx, ownSeller(ctx), proposed);
  return (await showSection(ctx, section, language)) ?? null;
}

/** Locks all proposals until the end of the transaction. @throws proposalIsMissing, proposalChanged */
export async function holdProposal(
  tx: TxCtx,
  { _id, version }: ReadProposal,
  sellerId: SellerId | undefined,
): Promise<ProposalRow> {
  await lockFronts(tx.db);
  const row = await findProposal(tx.db, _id, sellerId);
  if (!row) throw proposalIsMissing();
  if (row.version !== version) throw proposalChanged();
  return row;
}

export async function shownProposal(ctx: ActorCtx, id: FrontProposalId, sellerId: SellerId | undefined) {
  const row = await findProposal(ctx.db, id, sellerId);
  if (!row) throw proposalIsMissing();
  return presentProposal(row);
}

/** Administrators compose pages themselves. */
function ownSeller({ actor }: ActorCtx): SellerId {
  if (actor.kind !== 'seller' || !actor.sellerId) throw notAllowed();
  return actor.sellerId;
}

async function checkRoom({ db }: TxCtx, sellerId: SellerId): Promise<void> {
  const { open } = await countFrontProposals(db, sellerId);
  if (open >= MAX_OPEN_PROPOSALS) throw tooManyProposals(MAX_OPEN_PROPOSALS);
}

/** The section as it is stored: with products of this seller only, whatever was sent. @throws proposalInvalid */
async function checkedSection(ctx: ActorCtx, sellerId: SellerId, { front, section }: Proposed): Promise<Section> {
  const faults = await faultsOf(ctx, sellerId, { front, section });
  const [first] = Object.values(faults);
  if (first !== undefined) throw proposalInvalid(first).with({ fields: faults });
  const { proposal: _taken, ...fresh } = tidySection(section);
  const own = { ...fresh, _id: newId() };
  return own.kind === 'products' ? { ...own, seller: own.listing === null ? null : sellerId } : own;
}

async function faultsOf(
  ctx: ActorCtx,
  sellerId: SellerId,
  { front, section }: Omit<Proposed, 'note'>,
): Promise<FrontFaults> {
  const faults: FrontFaults = {};
  const fronts = await proposableFronts(ctx);
  if (!fronts.some(each => each.front === front)) faults.front = () => t('products.fronts.proposals.fault.front');
  if (!isProposable(section)) faults['section.kind'] = () => t('products.fronts.proposals.fault.kind');
  if (!section.titles[SOURCE_LANGUAGE]?.trim()) faults['section.titles.en'] = () => t('products.fronts.fault.title');
  for (const [field, say] of Object.entries(await sectionFaultsOf(ctx, section))) faults[`section.${field}`] = say;
  if (section.until !== null && Date.parse(section.until) <= ctx.now().getTime())
    faults['section.until'] = () => t('products.fronts.proposals.fault.over');
  const chosen = section.kind === 'products' ? await listChosen(ctx.db, section.chosen) : [];
  if (chosen.some(product => product.seller_id !== sellerId))
    faults['section.chosen'] = () => t('products.fronts.proposals.fault.foreign');
  return faults;
}
