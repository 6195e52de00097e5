import type { LineSerials } from '#orders/serials/serials.schema.ts';
import { isStateCode, STATES } from '#people/addresses/state.ts';
import { indianDecimals } from '#shared/money/indian-digits.ts';
import type { Paise } from '#shared/money/money.ts';
import { indiaParts } from '#shared/time/india-clock.ts';
import { CAUSE_WORDS, DOCUMENT_TITLES } from './document-kind.ts';
import { TAX_NAMES, type TaxKind } from './split-tax.ts';
import type { Party, TaxDocument, TaxLine } from './tax-document.schema.ts';

/*
 * The words on a document. It is in English for readers of every language: it stays as it was issued, on the screen as in the
 * PDF.
 */

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Facts beside the recipient: order or month, invoice credited, place of supply. */
export function documentFacts(document: TaxDocument): Fact[] {
  const { order, against, month, placeOfSupply } = document;
  return [
    ...(against
      ? [
          { label: 'Against invoice', value: `${against.number} of ${documentDay(against.issuedAt)}` },
          { label: 'Reason', value: CAUSE_WORDS[against.cause] },
        ]
      : []),
    ...(order ? [{ label: 'Order', value: `${order.number} of ${documentDay(order.placedAt)}` }] : []),
    ...(month ? [{ label: 'For', value: documentMonth(month) }] : []),
    { label: 'Place of supply', value: stateText(placeOfSupply) },
    { label: 'Reverse charge', value: 'No' },
  ];
}

/** State with GST code: Karnataka (29). */
function stateText(code: string): string {
  return `${isStateCode(code) ? STATES[code] : code} (${code})`;
}

/** Lines below a party's name. */
export function partyLines({ address, state, gstin, care }: Party): string[] {
  return [address, stateText(state), ...(gstin ? [`GSTIN ${gstin}`] : []), ...(care ? [`Customer care ${care}`] : [])];
}

export function titleOf({ kind }: Pick<TaxDocument, 'kind'>): string {
  return DOCUMENT_TITLES[kind];
}

/** A tax column, with the field of its figures. */
export interface TaxColumn {
  readonly name: string;
  readonly figure: 'igst' | 'cgst' | 'sgst';
  rate(line: Pick<TaxLine, 'rateBp'>): string;
}

export function taxColumns(kind: TaxKind): TaxColumn[] {
  const names = TAX_NAMES[kind];
  const figures = kind === 'igst' ? (['igst'] as const) : (['cgst', 'sgst'] as const);
  return figures.map((figure, index) => ({
    name: names[index] ?? '',
    figure,
    rate: ({ rateBp }) => percentText(rateBp / figures.length),
  }));
}

/** Small print below a line's description. */
export function lineNotes(line: Pick<TaxLine, 'hsn' | 'lineId' | 'sku' | 'serials'>): string[] {
  const numbers = line.serials ? serialsOf(line.serials) : '';
  return numbers ? [codesOf(line), numbers] : [codesOf(line)];
}

function codesOf({ hsn, lineId, sku }: Pick<TaxLine, 'hsn' | 'lineId' | 'sku'>): string {
  // The law requires six of the up to eight digits.
  const code = hsn === null ? 'HSN not stated by the seller' : `${lineId === null ? 'SAC' : 'HSN'} ${hsn.slice(0, 6)}`;
  return sku ? `${code} · SKU ${sku}` : code;
}

function serialsOf({ kind, numbers }: LineSerials): string {
  if (kind === 'none' || numbers.length === 0) return '';
  const label = kind === 'imei' ? 'IMEI' : numbers.length > 1 ? 'Serial numbers' : 'Serial number';
  return `${label} ${numbers.join(', ')}`;
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
