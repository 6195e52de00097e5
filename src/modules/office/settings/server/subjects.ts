import { GROUPS } from '#office/settings/groups/groups.ts';
import { t } from '#shared/language/t.ts';

/** The subjects of acts in the audit log. Settings have no row with an id, so each group has a fixed one. Recorded in English. */
export const SUBJECTS = {
  shop: subject('01', GROUPS.shop.title),
  addresses: subject('02', GROUPS.addresses.title),
  officer: subject('03', GROUPS.officer.title),
  delivery: subject('04', GROUPS.delivery.title),
  goods: subject('05', GROUPS.goods.title),
  programs: subject('08', GROUPS.programs.title),
  brands: subject('06', () => t('office.settings.brands.title')),
  rates: subject('07', () => t('office.settings.rates.title')),
  emi: subject('10', GROUPS.emi.title),
  guests: subject('09', GROUPS.guests.title),
  approval: subject('11', GROUPS.approval.title),
  exchange: subject('12', GROUPS.exchange.title),
} as const;

function subject(number: string, name: () => string) {
  return () => ({ kind: 'setting', id: `00000000-0000-7000-8000-0000000000${number}`, name: name() }) as const;
}
