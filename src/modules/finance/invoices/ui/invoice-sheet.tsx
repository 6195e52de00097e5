import { amountInWords } from '#finance/invoices/amount-in-words.ts';
import { documentDay, documentFacts, partyLines, titleOf } from '#finance/invoices/document-text.ts';
import type { Party, TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import { InvoiceItems } from './invoice-items.tsx';
import styles from './invoice-sheet.module.css';

/** A document as issued; printed on A4. */
export function InvoiceSheet({ document }: { document: TaxDocument }) {
  const { supplier, recipient, number, issuedAt, totals } = document;
  return (
    <article className={styles.sheet} data-prints="" lang="en" aria-label={`${titleOf(document)} ${number}`}>
      <header className={styles.head}>
        <Who party={supplier} />
        <div className={styles.what}>
          <h2 className={styles.title}>{titleOf(document)}</h2>
          <b>{number}</b>
          <time dateTime={issuedAt.toISOString()}>{documentDay(issuedAt)}</time>
        </div>
      </header>
      <div className={styles.middle}>
        <section>
          <h3 className={styles.label}>{recipient.gstin ? 'Billed to' : 'Billed and delivered to'}</h3>
          <Who party={recipient} />
        </section>
        <dl className={styles.facts}>
          {documentFacts(document).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <InvoiceItems document={document} />
      <footer className={styles.foot}>
        <p>
          <span className={styles.label}>Total in words</span>
          <b>{amountInWords(totals.amount)}</b>
        </p>
        <p className={styles.signature}>
          <span>For {supplier.name}</span>
          <span className={styles.label}>Authorised signatory</span>
        </p>
      </footer>
    </article>
  );
}

function Who({ party }: { party: Party }) {
  return (
    <address className={styles.party}>
      <b>{party.name}</b>
      {partyLines(party).map(line => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
