import * as z from 'zod/mini';
import { get, post, put } from '#shared/api/endpoint.ts';
import { shownLanguage } from '#shared/api/in-language.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, line, pageQuery, pageSchema } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { ShownSection } from './front.contract.ts';
import { FrontTexts, frontName, Section } from './front.ts';
import { MAX_DECLINE_REASON, MAX_PROPOSAL_NOTE, PROPOSAL_STATES } from './proposal.ts';

/** `fields` says what is wrong, such as `section.listing`. */
export const proposalInvalid = problem('front-proposals.invalid', 'invalid', (first: () => string) => first());
/** Also for proposals of others. */
export const proposalIsMissing = problem('front-proposals.missing', 'missing', () =>
  t('products.fronts.proposals.refusal.missing'),
);
/** It was changed, withdrawn or decided since it was read. */
export const proposalChanged = problem('front-proposals.changed', 'conflict', () =>
  t('products.fronts.proposals.refusal.changed'),
);
export const tooManyProposals = problem('front-proposals.too_many', 'conflict', (most: number) =>
  t('products.fronts.proposals.refusal.tooMany', { most }),
);
export const proposedTooOften = problem('front-proposals.too_often', 'too-many', (seconds: number) =>
  t('products.fronts.proposals.refusal.tooOften', { wait: waitText(seconds) }),
);

const proposalId = id<'front proposal'>();
const version = z.int().check(z.minimum(1));

/** A product that a section names. */
export const ChosenProduct = z.object({ id: id<'product'>(), title: z.string(), listed: z.boolean() });
export type ChosenProduct = z.output<typeof ChosenProduct>;

export const FrontProposal = z.object({
  _id: proposalId,
  /** Goes up when the seller changes it. */
  version,
  state: z.enum(PROPOSAL_STATES),
  seller: z.object({ _id: id<'seller'>(), userName: z.string() }),
  front: z.string(),
  section: Section,
  /** To the administrators. */
  note: z.string(),
  proposedAt: instant,
  decidedAt: z.nullable(instant),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  /** Whether the section is in the version of the page that shoppers see. */
  isPublished: z.boolean(),
});
export type FrontProposal = z.output<typeof FrontProposal>;

export const ProposableFront = z.object({ front: z.string(), titles: FrontTexts });

export const listProposals = get('/admin/front-proposals/get', {
  summary: 'Sections that you propose for the home page and landing pages, for administrators those of all sellers',
  query: z.strictObject({ ...pageQuery, state: z.optional(z.enum(PROPOSAL_STATES)) }),
  output: z.extend(pageSchema(FrontProposal), { counts: z.record(z.enum(PROPOSAL_STATES), z.int()) }),
});

export const listProposableFronts = get('/admin/front-proposals/fronts', {
  summary: 'The pages for which a section can be proposed: the home page and the landing pages that shoppers see',
  output: dataOf(z.array(ProposableFront)),
});

export const readProposal = get('/admin/front-proposals/one', {
  summary: 'A proposal, with the products that its section names',
  query: z.strictObject({ _id: proposalId }),
  output: dataOf(z.extend(FrontProposal, { products: z.array(ChosenProduct) })),
});

const proposed = {
  front: frontName,
  /** Products of your own, or a text with a picture. */
  section: Section,
  note: z.string().check(z.trim(), z.maxLength(MAX_PROPOSAL_NOTE)),
};
const saved = z.extend(dataOf(FrontProposal), { message: z.string() });

export const previewProposal = post('/admin/front-proposals/preview', {
  summary: 'A section as shoppers would see it, without proposing it; null if it has nothing to show',
  body: z.strictObject({ ...proposed, language: shownLanguage }),
  output: dataOf(z.nullable(ShownSection)),
});

export const proposeSection = post('/admin/front-proposals/propose', {
  summary: 'Proposes a section for a page. Shoppers see it only if an administrator takes it and publishes the page',
  body: z.strictObject(proposed),
  output: saved,
});

export const changeProposal = put('/admin/front-proposals/change', {
  summary: 'Changes an open proposal, or proposes one again that was declined or withdrawn',
  body: z.strictObject({ _id: proposalId, version, ...proposed }),
  output: saved,
});

export const withdrawProposal = put('/admin/front-proposals/withdraw', {
  summary: 'Withdraws an open proposal',
  body: z.strictObject({ _id: proposalId, version }),
  output: saved,
});

export const declineProposal = put('/admin/front-proposals/decline', {
  summary: 'Declines an open proposal with a reason, which its seller gets by mail',
  body: z.strictObject({ _id: proposalId, version, reason: line(MAX_DECLINE_REASON) }),
  output: saved,
});

/** A proposal that a saved page contains, as it was when it was put there. */
export const TakenProposal = z.strictObject({ _id: proposalId, version });
export type TakenProposal = z.output<typeof TakenProposal>;
