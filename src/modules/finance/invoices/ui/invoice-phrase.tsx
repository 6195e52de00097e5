import type { Phrase } from '#finance/invoices/document-words.ts';
import styles from './invoice-phrase.module.css';

type InvoicePhraseProps = { children: Phrase; language: string | undefined };

/** What a document says, in English and beside it in its own language. */
export function InvoicePhrase({ children: { text, beside }, language }: InvoicePhraseProps) {
  return (
    <>
      {text}
      {beside && (
        <>
          {' '}
          <span lang={language} className={styles.beside}>
            {beside}
          </span>
        </>
      )}
    </>
  );
}
