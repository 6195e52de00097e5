import { amountInWords } from '#finance/invoices/amounts/amount-in-words.ts';
import {
  documentDay,
  documentFacts,
  partyLines,
  recipientLabel,
  signerOf,
  titleOf,
} from '#finance/invoices/document-text.ts';
import type { DocumentWords } from '#finance/invoices/document-words.ts';
import type { Party, TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import { drawItems } from './draw-items.ts';
import { BESIDE, BODY, EDGE, FOOT, HAIR, INNER, Paper, SMALL, STRONG, TITLE, TITLE_BESIDE } from './pdf-paper.ts';

/** Width of the labels beside the recipient. */
const LABELS = 92;

/** Draws a document as PDF on A4. Deterministic: the same document and words give the same bytes. */
export function drawDocument(document: TaxDocument, words: DocumentWords): AsyncIterable<Uint8Array> {
  const { supplier, recipient, number, issuedAt, totals } = document;
  const title = titleOf(document, words);
  const paper = new Paper(`${title.text} ${number}`, issuedAt);
  const half = INNER / 2 - 12;
  const right = EDGE + INNER;

  paper.line(title.text, right, EDGE - 4, TITLE, 'right');
  let below = EDGE + 24;
  if (title.beside) {
    paper.line(title.beside, right, below - 2, TITLE_BESIDE, 'right');
    below += paper.lineHeight(TITLE_BESIDE) + 2;
  }
  paper.line(number, right, below, STRONG, 'right');
  paper.line(documentDay(issuedAt), right, below + 15, BODY, 'right');
  let y = Math.max(drawParty(paper, supplier, words, EDGE, half), below + 28) + 14;
  paper.rule(EDGE, y, INNER, HAIR);
  y += 12;

  const label = paper.phrase(recipientLabel(document, words), EDGE, y, half, SMALL);
  const party = drawParty(paper, recipient, words, label + 1.525, half);
  const facts = drawFacts(paper, document, words, y);
  y = drawItems(paper, document, words, Math.max(party, facts) + 16);

  const { text, beside } = words.signatory;
  const signer = paper.wrap(signerOf(document), half, BODY);
  y = roomFor(paper, y, (beside ? 138 : 110) + signer.length * paper.lineHeight(BODY));
  y = paper.phrase(words.totalInWords, EDGE, y, INNER, SMALL);
  y = paper.phrase(amountInWords(totals.amount, document.language), EDGE, y + 0.525, INNER, STRONG) + 22;
  for (const line of signer) {
    paper.line(line, right, y, BODY, 'right');
    y += paper.lineHeight(BODY);
  }
  y += 48 - paper.lineHeight(BODY);
  paper.rule(right - 170, y, 170, HAIR);
  paper.line(text, right, y + 4, SMALL, 'right');
  if (beside) paper.line(beside, right, y + 4 + paper.lineHeight(SMALL), BESIDE, 'right');
  return paper.bytes();
}

/** At the left edge. @returns the y position below */
function drawParty(paper: Paper, who: Party, words: DocumentWords, y: number, width: number): number {
  let at = paper.paragraph(who.name, EDGE, y, width, STRONG);
  for (const line of partyLines(who, words)) at = paper.phrase(line, EDGE, at, width, BODY);
  return at;
}

/** In the right half. @returns the y position below */
function drawFacts(paper: Paper, document: TaxDocument, words: DocumentWords, y: number): number {
  const x = EDGE + INNER / 2;
  let at = y;
  for (const { label, value } of documentFacts(document, words)) {
    const labelEnd = paper.phrase(label, x, at, LABELS - 8, SMALL);
    const valueEnd = paper.phrase(value, x + LABELS, at - 1, INNER / 2 - LABELS, BODY);
    at = Math.max(valueEnd, labelEnd) + (label.beside ? 4 : 2);
  }
  return at;
}

/** @returns `y`, or the top of a new page if the height does not fit */
function roomFor(paper: Paper, y: number, height: number): number {
  if (y + height <= FOOT) return y;
  paper.nextSheet();
  return EDGE;
}
