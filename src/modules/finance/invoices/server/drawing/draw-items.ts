import { documentFigure, lineNotes, lineTitle, type TaxColumn, taxColumns } from '#finance/invoices/document-text.ts';
import type { DocumentWords, Phrase } from '#finance/invoices/document-words.ts';
import type { TaxDocument, TaxLine } from '#finance/invoices/tax-document.schema.ts';
import { BESIDE, BODY, EDGE, FOOT, HAIR, INNER, type Paper, SMALL, STRONG, type Type } from './pdf-paper.ts';

/** A right-aligned column of figures. */
interface Column {
  readonly head: Phrase;
  readonly width: number;
  text(line: TaxLine): string;
  /** Small print below the figure. */
  note?(line: TaxLine): string;
  readonly total: string;
}

/** The table of one document. */
interface Table {
  readonly paper: Paper;
  readonly words: DocumentWords;
  readonly columns: readonly Column[];
  readonly itemsWidth: number;
}

/** Higher lines, with many serial numbers, may break across pages. */
const TALLEST = 240;

/** Minimum height: the table head never stands alone at the end of a page. */
const FIRST = 76;

/** Between the heads of two columns. */
const HEADS_APART = 8;

/** Draws the table of lines over as many pages as needed. @returns the y position below it */
export function drawItems(paper: Paper, document: TaxDocument, words: DocumentWords, top: number): number {
  const columns = columnsOf(document, words);
  const itemsWidth = INNER - columns.reduce((width, column) => width + column.width, 0) - 8;
  const table: Table = { paper, words, columns, itemsWidth };
  const isLow = top + FIRST + heightOfHeadBeside(table) > FOOT;
  if (isLow) paper.nextSheet();
  let y = drawHead(table, isLow ? EDGE : top);
  for (const line of document.lines) {
    const title = linesOf(table, lineTitle(document.kind, line, words), BODY);
    const notes = lineNotes(line, words).flatMap(note => linesOf(table, note, SMALL));
    const height = [...title, ...notes].reduce((sum, { type }) => sum + paper.lineHeight(type), 12);
    if (y + Math.min(height, TALLEST) > FOOT) {
      paper.nextSheet();
      y = drawHead(table, EDGE);
    }
    drawFigures(table, y + 6, column => ({ text: column.text(line), note: column.note?.(line) }), BODY);
    let at = y + 6;
    for (const { text, type } of [...title, ...notes]) {
      if (at + paper.lineHeight(type) > FOOT) {
        paper.nextSheet();
        at = drawHead(table, EDGE) + 6;
      }
      paper.line(text, EDGE, at, type);
      at += paper.lineHeight(type);
    }
    y = at + 6;
    paper.rule(EDGE, y, INNER, HAIR);
  }
  if (y + 28 > FOOT) {
    paper.nextSheet();
    y = EDGE;
  }
  paper.phrase(words.total, EDGE, y + 7, itemsWidth, STRONG);
  drawFigures(table, y + 7, ({ total }) => ({ text: total }), STRONG);
  return y + 40;
}

interface Line {
  readonly text: string;
  readonly type: Type;
}

/** The lines of a description: English, and below it the other language. */
function linesOf({ paper, itemsWidth }: Table, { text, beside }: Phrase, type: Type): Line[] {
  const lines = (words: string, of: Type) => paper.wrap(words, itemsWidth, of).map(line => ({ text: line, type: of }));
  return [...lines(text, type), ...(beside ? lines(beside, BESIDE) : [])];
}

/** @returns the y position below the head */
function drawHead(table: Table, y: number): number {
  const { paper, words, columns } = table;
  paper.line(words.description.text, EDGE, y, SMALL);
  drawFigures(table, y, ({ head }) => ({ text: head.text }), SMALL);
  const below = y + paper.lineHeight(SMALL);
  for (const [at, line] of besideHead(table, words.description, table.itemsWidth).entries())
    paper.line(line, EDGE, below + at * paper.lineHeight(BESIDE), BESIDE);
  let edge = EDGE + INNER;
  for (const { head, width } of columns.toReversed()) {
    for (const [at, line] of besideHead(table, head, width - HEADS_APART).entries())
      paper.line(line, edge, below + at * paper.lineHeight(BESIDE), BESIDE, 'right');
    edge -= width;
  }
  const end = y + 16 + heightOfHeadBeside(table);
  paper.rule(EDGE, end, INNER, HAIR);
  return end;
}

function besideHead({ paper }: Table, { beside }: Phrase, width: number): string[] {
  return beside ? paper.wrap(beside, width, BESIDE) : [];
}

/** Of the other language in the head. */
function heightOfHeadBeside(table: Table): number {
  const { paper, words, columns, itemsWidth } = table;
  const most = Math.max(
    besideHead(table, words.description, itemsWidth).length,
    ...columns.map(({ head, width }) => besideHead(table, head, width - HEADS_APART).length),
  );
  return most * paper.lineHeight(BESIDE);
}

function drawFigures(
  { paper, columns }: Table,
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

function columnsOf({ taxKind, totals }: TaxDocument, words: DocumentWords): Column[] {
  return [
    { head: words.quantity, width: 52, text: ({ quantity, unit }) => `${quantity} ${unit}`, total: '' },
    {
      ...{ head: words.taxable, width: 82 },
      text: ({ taxable }) => documentFigure(taxable),
      total: documentFigure(totals.taxable),
    },
    ...taxColumns(taxKind, words).map((tax: TaxColumn) => ({
      ...{ head: tax.name, width: 72 },
      text: (line: TaxLine) => documentFigure(line[tax.figure]),
      note: tax.rate,
      total: documentFigure(totals[tax.figure]),
    })),
    {
      head: words.total,
      width: 80,
      text: ({ amount }) => documentFigure(amount),
      total: documentFigure(totals.amount),
    },
  ];
}
