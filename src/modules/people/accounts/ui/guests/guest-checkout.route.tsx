import { Link, useNavigate } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { pageAfterSignIn } from '#people/accounts/start-page.ts';
import styles from '#people/accounts/ui/form.module.css';
import { takePreviousUrl } from '#routing/previous-url.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { GuestEntry } from './guest-entry.tsx';

/** On the way to the checkout without a password. */
export default function GuestCheckoutPage() {
  const { guestCheckout } = useShop();
  const navigate = useNavigate();
  const title = t('people.accounts.guest.title');
  return (
    <>
      <PageTitle title={title} description={t('people.accounts.guest.how')} />
      {guestCheckout ? (
        <GuestEntry
          title={title}
          onEntered={user =>
            void navigate(pageAfterSignIn(user, takePreviousUrl() ?? paths.checkout), { replace: true })
          }
        />
      ) : (
        <>
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{t('people.accounts.guest.off')}</p>
          </div>
          <Link to={paths.login} className={buttonClass({ tone: 'primary', size: 'xl', wide: true })}>
            {t('people.accounts.login.title')}
          </Link>
        </>
      )}
    </>
  );
}
