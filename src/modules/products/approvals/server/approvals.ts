/** The facade of approvals. */

export { approvalEvents } from './approvals.events.ts';
export { countApprovals, listTrust } from './approvals.queries.ts';
export { approvalsOf } from './approvals-of.ts';
