import { Link, useOutletContext, useSearchParams } from 'react-router';
import { buttonClass } from '#design/button-class.ts';
import { EmptyState } from '#design/empty-state.tsx';
import { PageHead } from '#design/page-head.tsx';
import type { SessionUser } from '#features/accounts/contract.ts';
import { earningsAddress } from '#features/ledger/earnings-state.ts';
import { payoutsAddress } from '#features/ledger/payouts-state.ts';
import { Earnings } from './earnings.tsx';

/** What a seller is owed and what it is made of: a seller's own, or for administrators the seller that the address names. */
export default function EarningsScreen() {
  const isAdministrator = useOutletContext<SessionUser>().type === 'admin';
  const { seller } = earningsAddress.read(useSearchParams()[0]);
  return (
    <>
      <title>Earnings · Admin Panel</title>
      {isAdministrator && seller === undefined ? (
        <>
          <PageHead title="Earnings" />
          <EmptyState
            title="Choose a seller"
            action={
              <Link to={payoutsAddress.href({})} className={buttonClass()}>
                All sellers
              </Link>
            }
          >
            Open a seller from the list of payouts to see its earnings.
          </EmptyState>
        </>
      ) : (
        <Earnings isAdministrator={isAdministrator} />
      )}
    </>
  );
}
