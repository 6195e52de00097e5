import FileText from 'lucide-react/icons/file-text';
import { Link } from 'react-router';
import { Price } from '#design/prices/price.tsx';
import { listCommissionInvoices } from '#finance/invoices/contract.ts';
import { invoiceHref } from '#finance/invoices/invoice-href.ts';
import { monthText } from '#finance/ledger/earnings/month.ts';
import { useAnswer } from '#routing/use-answer.ts';
import type { SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { paise } from '#shared/money/money.ts';
import styles from './commission-invoices.module.css';

/** A seller's commission invoices and credit notes by month; nothing if there are none. */
export function CommissionInvoices({ seller }: { seller: SellerId | undefined }) {
  const { answer } = useAnswer(listCommissionInvoices, { seller });
  if (!answer || answer.data.length === 0) return null;
  return (
    <section className={styles.invoices} aria-labelledby="commission-invoices">
      <h2 id="commission-invoices">{t('finance.invoices.commissions.title')}</h2>
      <ul>
        {answer.data.map(({ _id, kind, number, month, total }) => (
          <li key={_id}>
            <Link to={invoiceHref('backOffice', _id)}>
              <FileText aria-hidden="true" />
              {kind === 'commission-credit'
                ? t('finance.invoices.commissions.credit', { month: monthText(month) })
                : monthText(month)}
            </Link>
            <span>{number}</span>
            <Price paise={kind === 'commission-credit' ? paise(-total) : total} format="total" />
          </li>
        ))}
      </ul>
    </section>
  );
}
