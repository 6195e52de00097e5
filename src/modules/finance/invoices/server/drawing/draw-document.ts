import { amountInWords } from '#finance/invoices/amount-in-words.ts';
import { documentDay, documentFacts, partyLines, titleOf } from '#finance/invoices/document-text.ts';
import type { Party, TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import { drawItems } from './draw-items.ts';
import { BODY, EDGE, FOOT, HAIR, INNER, Paper, SMALL, STRONG, TITLE } from './pdf-paper.ts';

/** Draws a document as PDF on A4. Deterministic: the same document gives the same bytes. */
export function drawDocument(document: TaxDocument): AsyncIterable<Uint8Array> {
  const { supplier, recipient, number, issuedAt, totals } = document;
  const paper = new Paper(`${titleOf(document)} ${number}`, issuedAt);
  const half = INNER / 2 - 12;
  const right = EDGE + INNER;

  paper.line(titleOf(document), right, EDGE - 4, TITLE, 'right');
  paper.line(number, right, EDGE + 24, STRONG, 'right');
  paper.line(documentDay(issuedAt), right, EDGE + 39, BODY, 'right');
  let y = party(paper, supplier, EDGE, EDGE, half) + 14;
  paper.rule(EDGE, y, INNER, HAIR);
  y += 12;

  paper.line(recipient.gstin ? 'Billed to' : 'Billed and delivered to', EDGE, y, SMALL);
  const below = party(paper, recipient, EDGE, y + 13, half);
  const facts = EDGE + INNER / 2;
  let at = y;
  for (const { label, value } of documentFacts(document)) {
    paper.line(label, facts, at, SMALL);
    at = paper.paragraph(value, facts + 92, at - 1, INNER / 2 - 92, BODY) + 2;
  }
  y = drawItems(paper, document, Math.max(below, at) + 16);

  const signer = paper.wrap(`For ${supplier.name}`, half, BODY);
  y = roomFor(paper, y, 110 + signer.length * paper.lineHeight(BODY));
  paper.line('Total in words', EDGE, y, SMALL);
  y = paper.paragraph(amountInWords(totals.amount), EDGE, y + 12, INNER, STRONG) + 22;
  for (const line of signer) {
    paper.line(line, right, y, BODY, 'right');
    y += paper.lineHeight(BODY);
  }
  y -= paper.lineHeight(BODY);
  paper.rule(right - 170, y + 48, 170, HAIR);
  paper.line('Authorised signatory', right, y + 52, SMALL, 'right');
  return paper.bytes();
}

function party(paper: Paper, who: Party, x: number, y: number, width: number): number {
  let at = paper.paragraph(who.name, x, y, width, STRONG);
  for (const line of partyLines(who)) at = paper.paragraph(line, x, at, width, BODY);
  return at;
}

/** @returns `y`, or the top of a new page if the height does not fit */
function roomFor(paper: Paper, y: number, height: number): number {
  if (y + height <= FOOT) return y;
  paper.nextSheet();
  return EDGE;
}
