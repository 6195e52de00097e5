import type { Paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';

/** One row of a courier's remittance list. */
export interface ReadCashRow {
  readonly row: number;
  /** Order or tracking number as written in the file. */
  readonly order: string;
  readonly amount: Paise | undefined;
  readonly receivedOn: string | undefined;
  readonly reference: string | undefined;
}

const HEADS = {
  order: [
    'order',
    'ordernumber',
    'orderno',
    'orderid',
    'tracking',
    'trackingnumber',
    'trackingno',
    'awb',
    'awbnumber',
    'awbno',
    'waybill',
  ],
  amount: ['amount', 'codamount', 'cod', 'remitted', 'remittedamount', 'collected', 'collectedamount'],
  date: ['date', 'remittancedate', 'remittedon', 'paidon', 'transferdate', 'receivedon'],
  reference: ['reference', 'utr', 'utrnumber', 'utrno', 'transactionid', 'ref'],
} as const;
/** Columns that every list has; the reference may be missing. */
const NEEDED = ['order', 'amount', 'date'] as const;
export type CashColumn = (typeof NEEDED)[number];

/** Parses the rows; columns may be in any order and spelling. @returns the missing columns, if any */
export function readCashRows(
  lines: readonly (readonly string[])[],
): { readonly rows: readonly ReadCashRow[] } | { readonly missing: readonly CashColumn[] } {
  const heads = (lines[0] ?? []).map(head => head.toLowerCase().replace(/[^a-z]/g, ''));
  const place = (known: readonly string[]) => heads.findIndex(head => known.includes(head));
  const at = {
    order: place(HEADS.order),
    amount: place(HEADS.amount),
    date: place(HEADS.date),
    reference: place(HEADS.reference),
  };
  const missing = NEEDED.filter(column => at[column] < 0);
  if (missing.length > 0) return { missing };
  const cell = (cells: readonly string[], index: number) => (cells[index] ?? '').trim();
  const rows = lines.slice(1).flatMap((cells, index) =>
    cells.every(text => text.trim() === '')
      ? []
      : [
          {
            row: index + 2,
            order: cell(cells, at.order).replace(/^'/, ''),
            amount: amountIn(cell(cells, at.amount)),
            receivedOn: readDay(cell(cells, at.date)),
            reference: cell(cells, at.reference) || undefined,
          },
        ],
  );
  return { rows };
}

function amountIn(text: string): Paise | undefined {
  const read = readMoney(text);
  return 'value' in read ? read.value : undefined;
}

/** Parses 2026-11-21, 21-11-2026, 21/11/2026 or 21.11.2026, with an optional time. Day before month, as in India. */
export function readDay(text: string): string | undefined {
  const bare = text.split(/[ T]/)[0] ?? '';
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(bare);
  const indian = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(bare);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : indian ? [indian[3], indian[2], indian[1]] : [];
  if (!year || !month || !day) return undefined;
  const said = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${said}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(said) ? said : undefined;
}
