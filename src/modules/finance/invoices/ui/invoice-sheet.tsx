import { amountInWords } from '#finance/invoices/amounts/amount-in-words.ts';
import {
  documentDay,
  documentFacts,
  partyLines,
  recipientLabel,
  signerOf,
  titleOf,
} from '#finance/invoices/document-text.ts';
import type { DocumentWords, Phrase } from '#finance/invoices/document-words.ts';
import type { Party, TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import { InvoiceItems } from './invoice-items.tsx';
import { InvoicePhrase } from './invoice-phrase.tsx';
import styles from './invoice-sheet.module.css';

type InvoiceSheetProps = { document: TaxDocument; words: DocumentWords };

/** A document as issued; printed on A4. */
export function InvoiceSheet({ document, words }: InvoiceSheetProps) {
  const { supplier, recipient, number, issuedAt, totals, language } = document;
  const title = titleOf(document, words);
  const both = (phrase: Phrase) => <InvoicePhrase language={language}>{phrase}</InvoicePhrase>;
  const who = (party: Party) => (
    <address className={styles.party}>
      <b>{party.name}</b>
      {partyLines(party, words).map(line => (
        <span key={line.text}>{both(line)}</span>
      ))}
    </address>
  );
  return (
    <article className={styles.sheet} data-prints="" lang="en" aria-label={`${title.text} ${number}`}>
      <header className={styles.head}>
        {who(supplier)}
        <div className={styles.what}>
          <h2 className={styles.title}>{both(title)}</h2>
          <b>{number}</b>
          <time dateTime={issuedAt.toISOString()}>{documentDay(issuedAt)}</time>
        </div>
      </header>
      <div className={styles.middle}>
        <section>
          <h3 className={styles.label}>{both(recipientLabel(document, words))}</h3>
          {who(recipient)}
        </section>
        <dl className={styles.facts}>
          {documentFacts(document, words).map(({ label, value }) => (
            <div key={label.text}>
              <dt>{both(label)}</dt>
              <dd>{both(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <InvoiceItems document={document} words={words} />
      <footer className={styles.foot}>
        <p>
          <span className={styles.label}>{both(words.totalInWords)}</span>
          <b>{both(amountInWords(totals.amount, language))}</b>
        </p>
        <p className={styles.signature}>
          <span>{signerOf(document)}</span>
          <span className={styles.label}>{both(words.signatory)}</span>
        </p>
      </footer>
    </article>
  );
}
