import { Link, useOutletContext, useSearchParams } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { earningsAddress } from '#finance/ledger/earnings/earnings-state.ts';
import { payoutsAddress } from '#finance/ledger/payouts/payouts-state.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { Earnings } from './earnings.tsx';

/** The earnings of a seller: their own, or for administrators the one in the address. */
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
