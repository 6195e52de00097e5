import { documentFigure, lineNotes, taxColumns } from '#finance/invoices/document-text.ts';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import styles from './invoice-items.module.css';

/** The lines with taxes and totals. On phones each line becomes a block with labelled figures. */
export function InvoiceItems({ document: { lines, totals, taxKind } }: { document: TaxDocument }) {
  const taxes = taxColumns(taxKind);
  return (
    <table className={styles.goods}>
      <caption>Description, amounts in ₹</caption>
      <thead>
        <tr>
          <th scope="col">Description, amounts in ₹</th>
          <th scope="col">Quantity</th>
          <th scope="col">Taxable value</th>
          {taxes.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line.lineId ?? line.description}>
            <td>
              {line.description}
              {lineNotes(line).map(note => (
                <small key={note}>{note}</small>
              ))}
            </td>
            <td data-name="Quantity">
              {line.quantity} {line.unit}
            </td>
            <td data-name="Taxable value">{documentFigure(line.taxable)}</td>
            {taxes.map(({ name, figure, rate }) => (
              <td key={name} data-name={name}>
                {documentFigure(line[figure])}
                <small>{rate(line)}</small>
              </td>
            ))}
            <td data-name="Total">{documentFigure(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td data-name="Taxable value">{documentFigure(totals.taxable)}</td>
          {taxes.map(({ name, figure }) => (
            <td key={name} data-name={name}>
              {documentFigure(totals[figure])}
            </td>
          ))}
          <td data-name="Total">{documentFigure(totals.amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
