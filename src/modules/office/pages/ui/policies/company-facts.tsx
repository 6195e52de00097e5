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
            <dt>Company</dt>
            <dd>{legalName}</dd>
          </>
        )}
        {gstin && (
          <>
            <dt>GSTIN</dt>
            <dd>{gstin}</dd>
          </>
        )}
        {tcsRegistration && (
          <>
            <dt>TCS registration</dt>
            <dd>{tcsRegistration}</dd>
          </>
        )}
        {registeredAddress && (
          <>
            <dt>Registered and head office</dt>
            <dd>{registeredAddress}</dd>
          </>
        )}
        {branchAddress && (
          <>
            <dt>Branch</dt>
            <dd>{branchAddress}</dd>
          </>
        )}
      </dl>
    </>
  );
}
