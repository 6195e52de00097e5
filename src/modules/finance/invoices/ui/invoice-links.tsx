import FileText from 'lucide-react/icons/file-text';
import { Link } from 'react-router';
import { documentTitle, type InvoiceReader, invoiceHref } from '#finance/invoices/invoice-href.ts';
import type { Issued } from '#finance/invoices/issued.schema.ts';
import styles from './invoice-links.module.css';

type InvoiceLinksProps = { documents: readonly Issued[]; reader: InvoiceReader };

/** Links to the documents of a part. */
export function InvoiceLinks({ documents, reader }: InvoiceLinksProps) {
  if (documents.length === 0) return null;
  return (
    <ul className={styles.links}>
      {documents.map(({ _id, kind, number }) => (
        <li key={_id}>
          <Link to={invoiceHref(reader, _id)} className={styles.link}>
            <FileText aria-hidden="true" />
            {documentTitle(kind)} {number}
          </Link>
        </li>
      ))}
    </ul>
  );
}
