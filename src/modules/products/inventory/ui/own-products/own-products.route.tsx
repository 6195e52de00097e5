import { useOutletContext } from 'react-router';
import type { SessionUser } from '#people/accounts/contract.ts';
import { AwaitingApproval } from './awaiting-approval.tsx';
import { OwnProducts } from './own-products.tsx';

/** A seller's products. Who may not sell yet, or no more, is told how things stand, and why. */
export default function OwnProductsPage() {
  const user = useOutletContext<SessionUser>();
  const maySell = user.type === 'admin' || user.status === 'Approved';
  return (
    <>
      <title>Products · Admin Panel</title>
      {maySell ? <OwnProducts user={user} /> : <AwaitingApproval status={user.status ?? 'Pending'} />}
    </>
  );
}
