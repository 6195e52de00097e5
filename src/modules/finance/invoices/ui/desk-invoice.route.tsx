import { Link, useParams } from 'react-router';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import styles from './invoice-view.module.css';
import { InvoiceView } from './invoice-view.tsx';

/** An invoice for sellers and administrators. */
export default function DeskInvoicePage() {
  const { invoiceId = '' } = useParams();
  return (
    <InvoiceView
      id={invoiceId}
      head={title => <title>{`${title} · Admin Panel`}</title>}
      back={
        <Link to={adminPaths.orders} className={styles.back}>
          Back to orders
        </Link>
      }
    />
  );
}
