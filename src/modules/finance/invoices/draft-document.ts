import type { LineSerials } from '#orders/serials/serials.schema.ts';
import { type Paise, sum } from '#shared/money/money.ts';
import { splitTax, type TaxKind, type TaxSplit } from './split-tax.ts';
import type { TaxLine } from './tax-document.schema.ts';

/** An item as recorded in the order. */
export interface SoldLine {
  readonly lineId: string;
  readonly description: string;
  readonly sku: string | null;
  readonly hsn: string | null;
  readonly rateBp: number;
  readonly quantity: number;
  readonly serials?: LineSerials;
  /** What all units were sold for, including tax: paid by the buyer or, for a part of it, by somebody else. */
  readonly amount: Paise;
  /** What the seller took off the price. */
  readonly discount?: Paise;
  /** Its kind; null for a product. */
  readonly service: string | null;
}

/** Courier services in the GST tariff. */
const DELIVERY_SAC = '996812';

/** The lines of an invoice. */
export function invoiceLines(sold: readonly SoldLine[], delivery: Paise, kind: TaxKind): TaxLine[] {
  const lines = sold.map(
    ({ amount, service: _, ...line }): TaxLine => ({
      ...line,
      unit: 'Nos',
      ...splitTax(amount, line.rateBp, kind),
    }),
  );
  if (delivery === 0) return lines;
  const rateBp = deliveryRate(sold);
  return [...lines, { ...deliveryLine(rateBp), ...splitTax(delivery, rateBp, kind) }];
}

/** In basis points. Delivery is taxed at the highest rate of what is delivered, which services are not. */
export function deliveryRate(sold: readonly Pick<SoldLine, 'rateBp' | 'service'>[]): number {
  return Math.max(0, ...sold.filter(({ service }) => service === null).map(({ rateBp }) => rateBp));
}

function deliveryLine(rateBp: number): Omit<TaxLine, keyof TaxSplit> {
  return {
    ...{ lineId: null, description: 'Delivery', sku: null },
    ...{ hsn: DELIVERY_SAC, quantity: 1, unit: 'Nos', rateBp },
  };
}

export function taxTotals(lines: readonly TaxSplit[]): TaxSplit {
  return {
    amount: sum(lines.map(line => line.amount)),
    taxable: sum(lines.map(line => line.taxable)),
    igst: sum(lines.map(line => line.igst)),
    cgst: sum(lines.map(line => line.cgst)),
    sgst: sum(lines.map(line => line.sgst)),
  };
}
