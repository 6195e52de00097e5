import { Link, useParams } from 'react-router';
import { useSignInFirst } from '#people/accounts/ui/session/use-sign-in-first.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { InvoiceView } from './invoice-view.tsx';
import styles from './own-invoice.module.css';

/** A shopper's own invoice. Rendered in the browser only. */
export default function OwnInvoicePage() {
  const { invoiceId = '' } = useParams();
  useSignInFirst();
  return (
    <div className={styles.page}>
      <InvoiceView
        id={invoiceId}
        head={title => <PageTitle title={title} />}
        back={
          <Link to={paths.account} className={styles.back}>
            {t('finance.invoices.own.back')}
          </Link>
        }
      />
    </div>
  );
}
