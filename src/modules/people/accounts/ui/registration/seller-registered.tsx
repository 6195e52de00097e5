import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import styles from '#people/accounts/ui/form.module.css';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';

/** A new seller stays here and reads that approval is awaited. */
export function SellerRegistered({ message }: { message: string }) {
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
