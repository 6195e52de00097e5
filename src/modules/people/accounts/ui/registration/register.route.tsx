import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import styles from '#people/accounts/ui/form.module.css';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { RegisterForm } from './register-form.tsx';

/** Shoppers register at /register/user, sellers at /register/seller, which has the GST number as an additional field. */
export default function Register() {
  const { name } = useShop();
  const kind = useLocation().pathname === paths.registerSeller ? 'seller' : 'shopper';
  const [seller, setSeller] = useState<string>();
  if (seller !== undefined && kind === 'seller') return <SellerRegistered message={seller} />;
  return (
    <>
      <PageTitle
        title={kind === 'seller' ? t('people.accounts.register.sellerTitle') : t('people.accounts.register.title')}
        description={
          kind === 'seller'
            ? t('people.accounts.register.sellerDescription', { shop: name })
            : t('people.accounts.register.description', { shop: name })
        }
      />
      <div className={styles.head}>
        <h1 className={styles.title}>{t('people.accounts.register.title')}</h1>
        <p className={styles.lead}>{rich('people.accounts.register.haveAccount', { link: linkTo(paths.login) })}</p>
      </div>
      <RegisterForm key={kind} kind={kind} onSellerMade={setSeller} />
      <div className={styles.more}>
        <p className={styles.lead}>
          {kind === 'seller'
            ? rich('people.accounts.register.onlyShop', { link: linkTo(paths.registerShopper) })
            : rich('people.accounts.register.wantToSell', { link: linkTo(paths.registerSeller) })}
        </p>
      </div>
    </>
  );
}

const linkTo = (path: string) => (words: ReactNode) => (
  <Link to={path} className={styles.link}>
    {words}
  </Link>
);

/** Tells a new seller that their account is waiting for approval. */
function SellerRegistered({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <PageTitle title={t('people.accounts.registered.title')} />
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('people.accounts.registered.title')}
        </h1>
        <p className={styles.lead}>{message}</p>
        <p className={styles.lead}>{t('people.accounts.registered.text')}</p>
      </div>
      <div className={styles.ways}>
        <Link to={adminPaths.products} className={buttonClass({ tone: 'primary' })}>
          {t('people.accounts.registered.toSellerPage')}
        </Link>
        <Link to={paths.home} className={buttonClass({ tone: 'outline' })}>
          {t('people.accounts.registered.toShop')}
        </Link>
      </div>
    </>
  );
}
