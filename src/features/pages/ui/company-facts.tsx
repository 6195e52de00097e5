import { useShop } from '#features/shop/ui/use-shop.ts';

/** Who the company is and where it sits, as the law wants shoppers to know. */
export function CompanyFacts() {
  const { legalName, gstin, tcsRegistration, registeredAddress, branchAddress } = useShop();
  return (
    <dl>
      <dt>Company</dt>
      <dd>{legalName}</dd>
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
      <dt>Registered and head office</dt>
      <dd>{registeredAddress}</dd>
      {branchAddress && (
        <>
          <dt>Branch</dt>
          <dd>{branchAddress}</dd>
        </>
      )}
    </dl>
  );
}
