import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { keepPreviousUrl } from '#features/accounts/ui/previous-url.ts';
import { useSession } from '#features/accounts/ui/use-session.ts';
import { PageTitle } from '#features/shop/ui/page-title.tsx';
import { InvoiceView } from './invoice-view.tsx';
import styles from './own-invoice.module.css';

/** An invoice of the shopper's own. It is read in the browser. */
export default function OwnInvoicePage() {
  const { invoiceId = '' } = useParams();
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'guest') return;
    keepPreviousUrl(location.pathname);
    void navigate('/login', { replace: true });
  }, [status, navigate]);
  return (
    <div className={styles.page}>
      <InvoiceView
        id={invoiceId}
        head={title => <PageTitle title={title} />}
        back={
          <Link to="/shop/account" className={styles.back}>
            Back to my orders
          </Link>
        }
      />
    </div>
  );
}
