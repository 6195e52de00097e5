import { useOutletContext } from 'react-router';
import type { SessionUser } from '#people/accounts/contract.ts';
import { AwaitingApproval } from '#products/inventory/ui/own-products/awaiting-approval.tsx';
import { Imports } from './imports.tsx';

/** Products by file: sending one, and those that were sent. Who may not sell yet is told how things stand. */
export default function ImportsPage() {
  const user = useOutletContext<SessionUser>();
  const maySell = user.type === 'admin' || user.status === 'Approved';
  if (maySell) return <Imports isAdministrator={user.type === 'admin'} />;
  return (
    <>
      <title>Import products · Admin Panel</title>
      <AwaitingApproval status={user.status ?? 'Pending'} />
    </>
  );
}
