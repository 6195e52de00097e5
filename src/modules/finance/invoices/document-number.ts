import { indiaParts } from '#shared/time/india-clock.ts';
import type { DocumentKind } from './document-kind.ts';

/** Financial year of India, April to March: `26-27`. */
export function financialYear(at: Date): string {
  const { year, month } = indiaParts(at);
  const first = month >= 3 ? year : year - 1;
  return `${twoFigures(first)}-${twoFigures(first + 1)}`;
}

const SERIES = {
  invoice: 'IN',
  'credit-note': 'CN',
  commission: 'SC',
  'commission-credit': 'SN',
} as const satisfies Record<DocumentKind, string>;

/** Document number: `IN/26-27/000042`. By law at most 16 letters, digits, dashes and slashes. */
export function documentNumber(kind: DocumentKind, year: string, serial: number): string {
  return `${SERIES[kind]}/${year}/${String(serial).padStart(6, '0')}`;
}

function twoFigures(year: number): string {
  return String(year % 100).padStart(2, '0');
}
