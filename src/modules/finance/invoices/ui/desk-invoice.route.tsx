import { Link, useParams } from 'react-router';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import styles from './invoice-view.module.css';
import { InvoiceView } from './invoice-view.tsx';

/** An invoice for sellers and administrators. */
export default function DeskInvoicePage() {
  const { invoiceId = '' } = useParams();
  return (
    <InvoiceView
      id={invoiceId}
      head={title => <title>{t('finance.invoices.desk.windowTitle', { title })}</title>}
      back={
        <Link to={adminPaths.orders} className={styles.back}>
          {t('finance.invoices.desk.back')}
        </Link>
      }
    />
  );
}
