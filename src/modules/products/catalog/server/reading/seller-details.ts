import { showMobile } from '#people/addresses/mobile.ts';
import { isStateCode, stateName } from '#people/addresses/state.ts';
import { t } from '#shared/language/t.ts';
import type { DetailRow } from './catalog.queries.ts';

export type Selling = Pick<DetailRow, 'legalName' | 'address' | 'city' | 'stateCode' | 'carePhone' | 'careEmail'>;

/** What consumer law requires of a seller, as labels and values, in the language that is spoken. */
export function sellerDetails(seller: Selling): [label: string, value: string][] {
  const { legalName, address, city } = seller;
  const state = isStateCode(seller.stateCode ?? '') ? stateName(seller.stateCode as string) : null;
  const whole = address && [address, !address.includes(city ?? '') && city, state].filter(Boolean).join(', ');
  const rows: [string, string | null][] = [
    [t('products.catalog.seller.legalName'), legalName],
    [t('products.catalog.seller.address'), whole],
    [t('products.catalog.seller.care'), careOf(seller)],
  ];
  return rows.map(([label, value]) => [label, value || t('products.catalog.notDeclared')]);
}

/** +91 98765 43210, care@deccan.example; empty without either. */
export function careOf({ carePhone, careEmail }: Pick<Selling, 'carePhone' | 'careEmail'>): string {
  return [carePhone && showMobile(carePhone), careEmail].filter(Boolean).join(', ');
}
