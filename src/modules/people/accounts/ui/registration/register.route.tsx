import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import styles from '#people/accounts/ui/form.module.css';
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
        title={kind === 'seller' ? 'Register as a seller' : 'Create new account'}
        description={
          kind === 'seller'
            ? `Sell at ${name}: register with your GST number and list products once you are approved.`
            : `Create an account at ${name} to shop, track your orders and review what you buy.`
        }
      />
      <div className={styles.head}>
        <h1 className={styles.title}>Create new account</h1>
        <p className={styles.lead}>
          Already have an account?{' '}
          <Link to={paths.login} className={styles.link}>
            Login
          </Link>
        </p>
      </div>
      <RegisterForm key={kind} kind={kind} onSellerMade={setSeller} />
      <div className={styles.more}>
        <p className={styles.lead}>
          {kind === 'seller' ? 'Only want to shop? ' : 'Want to sell? '}
          <Link to={kind === 'seller' ? paths.registerShopper : paths.registerSeller} className={styles.link}>
            {kind === 'seller' ? 'Create User Account' : 'Register as Seller'}
          </Link>
        </p>
      </div>
    </>
  );
}

/** Tells a new seller that their account is waiting for approval. */
function SellerRegistered({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <PageTitle title="Approval pending" />
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          Approval pending
        </h1>
        <p className={styles.lead}>{message}</p>
        <p className={styles.lead}>
          We’ll check your GST number and shop details first. You are signed in, and you can see the status on your
          seller page.
        </p>
      </div>
      <div className={styles.ways}>
        <Link to={adminPaths.products} className={buttonClass({ tone: 'primary' })}>
          Go to your seller page
        </Link>
        <Link to={paths.home} className={buttonClass({ tone: 'outline' })}>
          Visit the shop
        </Link>
      </div>
    </>
  );
}
