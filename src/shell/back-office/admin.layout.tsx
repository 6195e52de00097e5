import { Outlet } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { knowPaymentServices } from '#payments/payments/known-services.ts';
import { signInAgain } from '#routing/previous-url.ts';
import { ProblemListener } from '#routing/problem-of.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import { getShop } from '#shop/shop/contract.ts';
import { RefreshShop, ShopContext, UNKNOWN_SHOP } from '#shop/shop/ui/use-shop.ts';
import styles from './admin-layout.module.css';
import { AdministratorFrame } from './administrator-frame.tsx';
import { SellerFrame } from './seller-frame.tsx';
import { useBackOfficeUser } from './use-back-office-user.ts';

/**
 * The back-office layout: a sidebar for administrators, only a top bar for sellers. Screens get the user by
 * `useOutletContext<SessionUser>()` and are rendered only once the user is known.
 */
export default function AdminLayout() {
  const user = useBackOfficeUser();
  // Sellers see the shop's contacts here, and printed pages have its name.
  const shop = useAnswer(getShop, {});
  knowPaymentServices(shop.answer?.data.paymentServices ?? []);
  const isReady = shop.answer !== undefined || shop.problem !== undefined;
  const Frame = user?.type === 'admin' ? AdministratorFrame : SellerFrame;
  return (
    <div className={styles.office} data-density="compact">
      <meta name="robots" content="noindex" />
      {user && isReady ? (
        <ProblemListener value={signInAgain}>
          <ShopContext value={shop.answer?.data ?? UNKNOWN_SHOP}>
            <RefreshShop value={shop.askAgain}>
              <Frame user={user}>
                <Outlet context={user} />
              </Frame>
            </RefreshShop>
          </ShopContext>
        </ProblemListener>
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <VisuallyHidden>{t('shell.backOffice.loading')}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}
