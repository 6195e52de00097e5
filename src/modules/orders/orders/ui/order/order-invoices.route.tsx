import { useSearchParams } from 'react-router';
import { InvoiceSheet } from '#finance/invoices/ui/invoice-sheet.tsx';
import { readOrderNumber } from '#orders/orders/order-number.ts';
import { listInvoices } from '#orders/orders/parcels/packing.contract.ts';
import { packingHref, readPacking } from '#orders/orders/parcels/packing-state.ts';
import { PackingPage } from '#orders/orders/ui/packing/packing-page.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';
import styles from './order-invoices.module.css';

const PAGE_SIZE = 20;
/** What an address without orders asks for. */
const NO_INVOICES: AnswerOf<typeof listInvoices> = {
  success: true,
  data: [],
  words: {},
  currentPage: 1,
  totalPages: 0,
  totalItems: 0,
};

/** Printable invoices of the selected orders, each on its own sheet. */
export default function OrderInvoices() {
  const { orders = [], filter, page } = readPacking(useSearchParams()[0]);
  const numbers = orders.flatMap(number => readOrderNumber(number) ?? []);
  const { seller } = filter;
  const question = { seller, orders: numbers, page, limit: PAGE_SIZE };
  const asked = useAnswer(listInvoices, numbers.length > 0 ? question : null);
  return (
    <PackingPage
      title={t('orders.orders.desk.invoices')}
      failed={t('orders.orders.packing.failed.invoices')}
      asked={numbers.length > 0 ? asked : { ...asked, answer: NO_INVOICES }}
      aside={({ totalItems }) => t('orders.orders.invoices.count', { count: totalItems })}
      empty={t('orders.orders.invoices.none')}
      pageSize={PAGE_SIZE}
      href={to => packingHref('invoices', { seller, orders, page: to })}
    >
      {({ data, words }) =>
        data.map(document => {
          const own = words[document.language ?? SOURCE_LANGUAGE];
          return (
            own && (
              <div key={document.number} className={styles.invoice}>
                <InvoiceSheet document={document} words={own} />
              </div>
            )
          );
        })
      }
    </PackingPage>
  );
}
