import { documentFigure, lineNotes, lineTitle, taxColumns } from '#finance/invoices/document-text.ts';
import type { DocumentWords, Phrase } from '#finance/invoices/document-words.ts';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import styles from './invoice-items.module.css';
import { InvoicePhrase } from './invoice-phrase.tsx';

type InvoiceItemsProps = { document: TaxDocument; words: DocumentWords };

/** The lines with taxes and totals. On phones each line becomes a block with labelled figures. */
export function InvoiceItems({ document, words }: InvoiceItemsProps) {
  const { kind, lines, totals, taxKind, language } = document;
  const { description, quantity, taxable, total } = words;
  const taxes = taxColumns(taxKind, words);
  const both = (phrase: Phrase) => <InvoicePhrase language={language}>{phrase}</InvoicePhrase>;
  return (
    <table className={styles.goods}>
      <caption>{both(description)}</caption>
      <thead>
        <tr>
          {[description, quantity, taxable, ...taxes.map(({ name }) => name), total].map(head => (
            <th key={head.text} scope="col">
              {both(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line.lineId ?? line.description}>
            <td>
              {both(lineTitle(kind, line, words))}
              {lineNotes(line, words).map(note => (
                <small key={note.text}>{both(note)}</small>
              ))}
            </td>
            <td data-name={nameOf(quantity)}>
              {line.quantity} {line.unit}
            </td>
            <td data-name={nameOf(taxable)}>{documentFigure(line.taxable)}</td>
            {taxes.map(({ name, figure, rate }) => (
              <td key={figure} data-name={nameOf(name)}>
                {documentFigure(line[figure])}
                <small>{rate(line)}</small>
              </td>
            ))}
            <td data-name={nameOf(total)}>{documentFigure(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {both(total)}
          </th>
          <td data-name={nameOf(taxable)}>{documentFigure(totals.taxable)}</td>
          {taxes.map(({ name, figure }) => (
            <td key={figure} data-name={nameOf(name)}>
              {documentFigure(totals[figure])}
            </td>
          ))}
          <td data-name={nameOf(total)}>{documentFigure(totals.amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Of a figure on a phone, where there is no head. */
function nameOf({ text, beside }: Phrase): string {
  return beside ? `${text} · ${beside}` : text;
}
