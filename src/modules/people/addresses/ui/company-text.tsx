import type { Company } from '#people/addresses/company/company.contract.ts';
import { t } from '#shared/language/t.ts';

/** GST details on three lines. */
export function CompanyText({ company: { name, gstin, address } }: { company: Company }) {
  return (
    <>
      <b>{name}</b>
      <br />
      <span>{t('people.addresses.company.gstinOf', { gstin })}</span>
      <br />
      <span>{address}</span>
    </>
  );
}
