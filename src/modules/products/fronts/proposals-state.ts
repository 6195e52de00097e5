import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf } from '#shared/paths/list-address.ts';
import { PROPOSAL_STATES } from './proposal.ts';

/** The list of proposals, as it is in its address. */
export const proposalsAddress = listAddressOf(adminPaths.frontProposals, { state: oneOf(PROPOSAL_STATES) });
