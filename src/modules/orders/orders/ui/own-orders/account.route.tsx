import { lazy, Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Tabs } from '#design/layout/tabs.tsx';
import { OwnData } from '#office/privacy/ui/own-data.tsx';
import { ACCOUNT_TABS, accountPath, accountState } from '#orders/orders/paying/account-state.ts';
import { OwnAccountPanel } from '#people/accounts/ui/own-account/own-account.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { useSignInFirst } from '#people/accounts/ui/session/use-sign-in-first.ts';
import { AddressManager } from '#people/addresses/ui/address-manager.tsx';
import { CompanyManager } from '#people/addresses/ui/company-manager.tsx';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import styles from './account.module.css';
import { OwnOrders } from './own-orders.tsx';

const OwnOrderPage = lazy(async () => ({ default: (await import('./own-order-page.tsx')).OwnOrderPage }));
const NAMES = {
  orders: t('orders.orders.own.tab.orders'),
  address: t('orders.orders.own.tab.address'),
  user: t('orders.orders.own.tab.user'),
} as const;

/** My Account: orders, addresses, profile, or a single order. Rendered in the browser only. */
export default function AccountPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const { tab, order } = accountState(params);
  const alone = useParams().order;
  useSignInFirst();

  if (alone !== undefined)
    return (
      <div className={styles.page}>
        <Suspense fallback={<Skeleton shape="block" className={styles.loading} />}>
          {user?.role === 'user' ? (
            <OwnOrderPage name={alone} />
          ) : (
            <Skeleton shape="block" className={styles.loading} />
          )}
        </Suspense>
      </div>
    );
  const title = tab === 'orders' ? t('orders.orders.own.title') : t('orders.orders.own.account');
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <h1 className={styles.title}>{title}</h1>
      <Tabs
        label={t('orders.orders.own.account')}
        className={styles.tabs}
        renderLink={({ href, ...rest }) => <Link to={href} preventScrollReset {...rest} />}
        tabs={ACCOUNT_TABS.map(name => ({
          href: accountPath({ tab: name }),
          name: <span className={styles.tab}>{NAMES[name]}</span>,
          current: name === tab,
        }))}
      />
      {user?.isGuest && (
        <p className={styles.guest}>
          {rich('people.accounts.guest.complete', {
            email: user.email,
            link: words => <Link to={paths.registerShopper}>{words}</Link>,
          })}
        </p>
      )}
      {user?.role !== 'user' ? (
        <div aria-busy="true">
          <Skeleton shape="block" className={styles.loading} />
        </div>
      ) : tab === 'orders' ? (
        <OwnOrders userId={user.id} open={order} />
      ) : tab === 'address' ? (
        <>
          <AddressManager />
          <CompanyManager />
        </>
      ) : (
        <OwnAccountPanel withLogout>
          <OwnData />
        </OwnAccountPanel>
      )}
    </div>
  );
}
