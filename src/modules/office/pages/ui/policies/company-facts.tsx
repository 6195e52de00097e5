import { t } from '#shared/language/t.ts';
import { demoNote } from '#shop/shop/identity/demo-note.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';

/** Company details that the law requires. */
export function CompanyFacts() {
  const { isDemo, legalName, gstin, tcsRegistration, registeredAddress, branchAddress } = useShop();
  return (
    <>
      {isDemo && <p>{demoNote()}</p>}
      <dl>
        {legalName && (
          <>
            <dt>{t('office.pages.company.name')}</dt>
            <dd>{legalName}</dd>
          </>
        )}
        {gstin && (
          <>
            <dt>{t('office.pages.company.gstin')}</dt>
            <dd>{gstin}</dd>
          </>
        )}
        {tcsRegistration && (
          <>
            <dt>{t('office.pages.company.tcs')}</dt>
            <dd>{tcsRegistration}</dd>
          </>
        )}
        {registeredAddress && (
          <>
            <dt>{t('office.pages.company.registered')}</dt>
            <dd>{registeredAddress}</dd>
          </>
        )}
        {branchAddress && (
          <>
            <dt>{t('office.pages.company.branch')}</dt>
            <dd>{branchAddress}</dd>
          </>
        )}
      </dl>
    </>
  );
}
