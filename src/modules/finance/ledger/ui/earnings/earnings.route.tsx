import { Link, useOutletContext, useSearchParams } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { earningsAddress } from '#finance/ledger/earnings/earnings-state.ts';
import { payoutsAddress } from '#finance/ledger/payouts/payouts-state.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { t } from '#shared/language/t.ts';
import { Earnings } from './earnings.tsx';

/** The earnings of a seller: their own, or for administrators the one in the address. */
export default function EarningsScreen() {
  const isAdministrator = useOutletContext<SessionUser>().type === 'admin';
  const { seller } = earningsAddress.read(useSearchParams()[0]);
  return (
    <>
      <title>{t('finance.ledger.windowTitle')}</title>
      {isAdministrator && seller === undefined ? (
        <>
          <PageHead title={t('finance.ledger.title')} />
          <EmptyState
            title={t('finance.ledger.choose.title')}
            action={
              <Link to={payoutsAddress.href({})} className={buttonClass()}>
                {t('finance.ledger.choose.all')}
              </Link>
            }
          >
            {t('finance.ledger.choose.text')}
          </EmptyState>
        </>
      ) : (
        <Earnings isAdministrator={isAdministrator} />
      )}
    </>
  );
}
