/** The facade of fronts: what the composition may use. */

export { frontProposalEvents } from '#products/fronts/server/proposals/proposals.events.ts';
export {
  countFrontProposals,
  eraseProposalsOf,
  listProposalsOf,
} from '#products/fronts/server/proposals/proposals.queries.ts';
export { picturesOfFronts } from './front-versions.queries.ts';
export { landingPages } from './show-front.ts';
