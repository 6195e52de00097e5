import type { LineSerials } from '#orders/serials/serials.schema.ts';
import { isStateCode, STATES } from '#people/addresses/state.ts';
import { indianDecimals } from '#shared/money/indian-digits.ts';
import type { Paise } from '#shared/money/money.ts';
import { indiaParts } from '#shared/time/india-clock.ts';
import type { DocumentKind } from './document-kind.ts';
import type { DocumentWord, DocumentWords, Phrase } from './document-words.ts';
import { TAXES, type TaxKind } from './split-tax.ts';
import type { Party, TaxDocument, TaxLine } from './tax-document.schema.ts';

/*
 * What a document says besides its names and numbers. English is complete, and the same for readers of every language. The
 * fixed words have those of the document's language beside them.
 */

export interface Fact {
  readonly label: Phrase;
  readonly value: Phrase;
}

/** Facts beside the recipient: order or month, invoice credited, delivery address of a business, place of supply. */
export function documentFacts(document: TaxDocument, words: DocumentWords): Fact[] {
  const { order, against, month, placeOfSupply, deliveredTo } = document;
  return [
    ...(against
      ? [
          { label: words.against, value: { text: `${against.number} of ${documentDay(against.issuedAt)}` } },
          { label: words.reason, value: words[against.cause] },
        ]
      : []),
    ...(order ? [{ label: words.order, value: { text: `${order.number} of ${documentDay(order.placedAt)}` } }] : []),
    ...(month ? [{ label: words.month, value: { text: documentMonth(month) } }] : []),
    ...payersOf(document, words),
    ...(deliveredTo
      ? [
          {
            label: words.deliveredTo,
            value: { text: [deliveredTo.name, deliveredTo.address, stateText(deliveredTo.state)].join(', ') },
          },
        ]
      : []),
    { label: words.placeOfSupply, value: { text: stateText(placeOfSupply) } },
    { label: words.reverseCharge, value: words.no },
  ];
}

/** Who pays how much of the total, if it is not the buyer alone. */
function payersOf({ paidBy }: TaxDocument, words: DocumentWords): Fact[] {
  if (!paidBy) return [];
  return [
    { label: words.paidByBuyer, value: { text: `₹${documentFigure(paidBy.buyer)}` } },
    ...(paidBy.shop > 0 ? [{ label: words.paidByShop, value: { text: `₹${documentFigure(paidBy.shop)}` } }] : []),
    ...(paidBy.bank > 0 ? [{ label: words.paidByBank, value: { text: `₹${documentFigure(paidBy.bank)}` } }] : []),
  ];
}

/** State with GST code: Karnataka (29). */
function stateText(code: string): string {
  return `${isStateCode(code) ? STATES[code] : code} (${code})`;
}

/** Lines below a party's name. */
export function partyLines({ address, state, gstin, care }: Party, words: DocumentWords): Phrase[] {
  return [
    { text: address },
    { text: stateText(state) },
    ...(gstin ? [{ text: `GSTIN ${gstin}` }] : []),
    ...(care ? [{ ...words.care, text: `${words.care.text} ${care}` }] : []),
  ];
}

const TITLES: Readonly<Record<DocumentKind, DocumentWord>> = {
  invoice: 'taxInvoice',
  'credit-note': 'creditNote',
  commission: 'taxInvoice',
  'commission-credit': 'creditNote',
};

export function titleOf({ kind }: Pick<TaxDocument, 'kind'>, words: DocumentWords): Phrase {
  return words[TITLES[kind]];
}

/** Above the recipient, who also receives what is sold, unless it is a business. */
export function recipientLabel({ recipient }: Pick<TaxDocument, 'recipient'>, words: DocumentWords): Phrase {
  return recipient.gstin ? words.billedTo : words.billedAndDeliveredTo;
}

/** Above the line for the signature. */
export function signerOf({ supplier }: Pick<TaxDocument, 'supplier'>): string {
  return `For ${supplier.name}`;
}

/** A tax column, with the field of its figures. */
export interface TaxColumn {
  readonly name: Phrase;
  readonly figure: 'igst' | 'cgst' | 'sgst';
  rate(line: Pick<TaxLine, 'rateBp'>): string;
}

export function taxColumns(kind: TaxKind, words: DocumentWords): TaxColumn[] {
  const taxes = TAXES[kind];
  return taxes.map(tax => ({
    name: words[tax],
    figure: tax === 'utgst' ? 'sgst' : tax,
    rate: ({ rateBp }) => percentText(rateBp / taxes.length),
  }));
}

/** What is sold. Delivery and commission are named by the shop, everything else by its seller. */
export function lineTitle(kind: DocumentKind, { lineId, description }: TaxLine, words: DocumentWords): Phrase {
  return lineId === null ? { ...words[SERVICES[kind]], text: description } : { text: description };
}

const SERVICES: Readonly<Record<DocumentKind, DocumentWord>> = {
  invoice: 'delivery',
  'credit-note': 'delivery',
  commission: 'commission',
  'commission-credit': 'commissionReversed',
};

/** Small print below a line's description. */
export function lineNotes(
  line: Pick<TaxLine, 'hsn' | 'lineId' | 'sku' | 'serials' | 'discount'>,
  words: DocumentWords,
): Phrase[] {
  const off = line.discount
    ? [{ ...words.discount, text: `${words.discount.text} ₹${documentFigure(line.discount)}` }]
    : [];
  return [codesOf(line, words), ...off, ...(line.serials ? serialsOf(line.serials, words) : [])];
}

function codesOf({ hsn, lineId, sku }: Pick<TaxLine, 'hsn' | 'lineId' | 'sku'>, { noHsn }: DocumentWords): Phrase {
  // The law requires six of the up to eight digits.
  const code = hsn === null ? noHsn : { text: `${lineId === null ? 'SAC' : 'HSN'} ${hsn.slice(0, 6)}` };
  return sku ? { ...code, text: `${code.text} · SKU ${sku}` } : code;
}

function serialsOf({ kind, numbers }: LineSerials, words: DocumentWords): Phrase[] {
  if (kind === 'none' || numbers.length === 0) return [];
  const own = numbers.length > 1 ? words.serialNumbers : words.serialNumber;
  const label = kind === 'imei' ? { text: 'IMEI' } : own;
  return [{ ...label, text: `${label.text} ${numbers.join(', ')}` }];
}

/** Amount without ₹, for tables: 1,16,864.41. */
export function documentFigure(amount: Paise): string {
  return indianDecimals(amount);
}

function percentText(basisPoints: number): string {
  return `${basisPoints / 100} %`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 21 Nov 2026 */
export function documentDay(at: Date): string {
  const { day, month, year } = indiaParts(at);
  return `${day} ${MONTHS[month]} ${year}`;
}

/** 2026-11 is Nov 2026 */
function documentMonth(written: string): string {
  const [year, month] = written.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}
