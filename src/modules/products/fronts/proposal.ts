import type { Section, SectionKind } from './front.ts';

/** Taken: it is in a version of the page, as a section of the shop like any other. */
export const PROPOSAL_STATES = ['open', 'taken', 'declined', 'withdrawn'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Of one seller at a time. */
export const MAX_OPEN_PROPOSALS = 5;
export const MAX_PROPOSAL_NOTE = 500;
export const MAX_DECLINE_REASON = 500;

/** What sellers may propose: their products, and a banner of their own. */
export const PROPOSED_KINDS = ['products', 'text'] as const satisfies SectionKind[];

export function isProposable({ kind }: Section): boolean {
  return PROPOSED_KINDS.some(proposed => proposed === kind);
}
