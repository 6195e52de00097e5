import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { getInvoice, invoiceIsMissing } from '#finance/invoices/contract.ts';
import { documentTitle, invoicePdfHref } from '#finance/invoices/invoice-href.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { type DocumentId, UUID } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import styles from './invoice-view.module.css';

type InvoiceViewProps = {
  /** From the address. */
  id: string;
  /** The link back, above the title. */
  back: ReactNode;
  /** Renders the document's title. */
  head: (title: string) => ReactNode;
};

/** An invoice or credit note, to read, download or print. Only the sheet is printed. */
export function InvoiceView({ id, back, head }: InvoiceViewProps) {
  const isId = UUID.test(id);
  const asked = useAnswer(getInvoice, isId ? { invoiceId: id as DocumentId } : null);
  const answer = asked.isFresh ? asked.answer : undefined;
  const found = answer?.data;
  const problem = isId ? asked.problem : invoiceIsMissing();
  const title = found ? `${documentTitle(found.kind)} ${found.number}` : t('finance.invoices.name.invoice');
  return (
    <div className={styles.view}>
      {head(title)}
      {back}
      <header className={styles.head}>
        <h1>{title}</h1>
        {found && (
          <div className={styles.actions}>
            <a href={invoicePdfHref(id as DocumentId)} className={buttonClass()}>
              <Download aria-hidden="true" />
              {t('finance.invoices.view.download')}
            </a>
            <Button tone="primary" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
              {t('finance.invoices.view.print')}
            </Button>
          </div>
        )}
      </header>
      {problem ? (
        <ErrorState title={t('finance.invoices.view.failed')} {...(isId && { onRetry: asked.askAgain })}>
          {problem.message}
        </ErrorState>
      ) : answer ? (
        <InvoiceSheet document={answer.data} words={answer.words} />
      ) : (
        <div aria-busy="true">
          <Skeleton shape="block" className={styles.waiting} />
        </div>
      )}
    </div>
  );
}
