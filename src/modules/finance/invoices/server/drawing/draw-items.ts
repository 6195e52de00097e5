import { documentFigure, lineNotes, type TaxColumn, taxColumns } from '#finance/invoices/document-text.ts';
import type { TaxDocument, TaxLine } from '#finance/invoices/tax-document.schema.ts';
import { BODY, EDGE, FOOT, HAIR, INNER, type Paper, SMALL, STRONG, type Type } from './pdf-paper.ts';

/** A right-aligned column of figures. */
interface Column {
  readonly head: string;
  readonly width: number;
  text(line: TaxLine): string;
  /** Small print below the figure. */
  note?(line: TaxLine): string;
  readonly total: string;
}

/** Higher lines, with many serial numbers, may break across pages. */
const TALLEST = 240;

/** Minimum height: the table head never stands alone at the end of a page. */
const FIRST = 76;

/** Draws the table of lines over as many pages as needed. @returns the y position below it */
export function drawItems(paper: Paper, document: TaxDocument, top: number): number {
  const columns = columnsOf(document);
  const itemsWidth = INNER - columns.reduce((width, column) => width + column.width, 0) - 8;
  if (top + FIRST > FOOT) paper.nextSheet();
  let y = drawHead(paper, columns, top + FIRST > FOOT ? EDGE : top);
  for (const line of document.lines) {
    const title = paper.wrap(line.description, itemsWidth, BODY);
    const notes = lineNotes(line).flatMap(note => paper.wrap(note, itemsWidth, SMALL));
    const height = title.length * paper.lineHeight(BODY) + notes.length * paper.lineHeight(SMALL) + 12;
    if (y + Math.min(height, TALLEST) > FOOT) {
      paper.nextSheet();
      y = drawHead(paper, columns, EDGE);
    }
    drawFigures(paper, columns, y + 6, column => ({ text: column.text(line), note: column.note?.(line) }), BODY);
    let at = y + 6;
    for (const text of title) at = paper.paragraph(text, EDGE, at, itemsWidth, BODY);
    for (const text of notes) {
      if (at + paper.lineHeight(SMALL) > FOOT) {
        paper.nextSheet();
        at = drawHead(paper, columns, EDGE) + 6;
      }
      at = paper.paragraph(text, EDGE, at, itemsWidth, SMALL);
    }
    y = at + 6;
    paper.rule(EDGE, y, INNER, HAIR);
  }
  if (y + 28 > FOOT) {
    paper.nextSheet();
    y = EDGE;
  }
  paper.line('Total', EDGE, y + 7, STRONG);
  drawFigures(paper, columns, y + 7, ({ total }) => ({ text: total }), STRONG);
  return y + 40;
}

function drawHead(paper: Paper, columns: readonly Column[], y: number): number {
  paper.line('Description, amounts in ₹', EDGE, y, SMALL);
  drawFigures(paper, columns, y, ({ head }) => ({ text: head }), SMALL);
  paper.rule(EDGE, y + 16, INNER, HAIR);
  return y + 16;
}

function drawFigures(
  paper: Paper,
  columns: readonly Column[],
  y: number,
  what: (column: Column) => { readonly text: string; readonly note?: string | undefined },
  type: Type,
): void {
  let edge = EDGE + INNER;
  for (const column of columns.toReversed()) {
    const { text, note } = what(column);
    paper.line(text, edge, y, type, 'right');
    if (note) paper.line(note, edge, y + paper.lineHeight(type), SMALL, 'right');
    edge -= column.width;
  }
}

function columnsOf({ taxKind, totals }: TaxDocument): Column[] {
  return [
    { head: 'Quantity', width: 52, text: ({ quantity, unit }) => `${quantity} ${unit}`, total: '' },
    {
      ...{ head: 'Taxable value', width: 82 },
      text: ({ taxable }) => documentFigure(taxable),
      total: documentFigure(totals.taxable),
    },
    ...taxColumns(taxKind).map((tax: TaxColumn) => ({
      ...{ head: tax.name, width: 72 },
      text: (line: TaxLine) => documentFigure(line[tax.figure]),
      note: tax.rate,
      total: documentFigure(totals[tax.figure]),
    })),
    { head: 'Total', width: 80, text: ({ amount }) => documentFigure(amount), total: documentFigure(totals.amount) },
  ];
}
