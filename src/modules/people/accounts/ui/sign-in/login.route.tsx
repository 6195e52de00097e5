import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import styles from '#people/accounts/ui/form.module.css';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { LoginForm } from './login-form.tsx';

export default function Login() {
  const { name } = useShop();
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle title="Sign in" description={`Sign in to ${name} to shop, track your orders or sell.`} />
      <div className={styles.head}>
        <h1 className={styles.title}>Sign in to your account</h1>
        {params.get('ended') && <p className={styles.lead}>Your session has ended. Sign in to continue.</p>}
      </div>
      <LoginForm />
      <p className={styles.aside}>
        <Link to={paths.forgotPassword} className={styles.link}>
          Forgot password?
        </Link>
      </p>
      <div className={styles.more}>
        <p>New here?</p>
        <div className={styles.ways}>
          <Link to={paths.registerShopper} className={buttonClass({ tone: 'outline' })}>
            Create User Account
          </Link>
          <Link to={paths.registerSeller} className={buttonClass({ tone: 'outline' })}>
            Register as Seller
          </Link>
        </div>
      </div>
    </>
  );
}
