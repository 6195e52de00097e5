import { Link } from 'react-router';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { GrievanceSection } from './grievance-section.tsx';
import { PhoneLink } from './phone-link.tsx';
import { TextPage } from './text-page.tsx';
import { TextSection } from './text-section.tsx';

/** How to reach the shop, and who hears complaints. */
export default function Contact() {
  const shop = useShop();
  return (
    <TextPage
      title="Contact Us"
      description={`Phone numbers, e-mail and addresses of ${shop.name}, and its grievance officer.`}
      intro={
        <>
          Write or call. If it is about an order, please give its number: it is in the mail that confirmed the order and
          under <Link to="/shop/account">My Orders</Link>.
        </>
      }
    >
      <TextSection heading="Customer care">
        <dl>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
          </dd>
          <dt>Phone</dt>
          {shop.phones.map(phone => (
            <dd key={phone}>
              <PhoneLink number={phone} />
            </dd>
          ))}
        </dl>
      </TextSection>
      <TextSection heading="Addresses">
        <dl>
          <dt>Company</dt>
          <dd>{shop.legalName}</dd>
          {shop.gstin && (
            <>
              <dt>GSTIN</dt>
              <dd>{shop.gstin}</dd>
            </>
          )}
          <dt>Registered office</dt>
          <dd>{shop.registeredAddress}</dd>
          <dt>Branch</dt>
          <dd>{shop.branchAddress}</dd>
        </dl>
      </TextSection>
      <GrievanceSection />
      <TextSection heading="The seller of a product">
        <p>
          Every product page names its seller. Open “Seller details” there for the legal name, the address and the
          contact that the seller has declared.
        </p>
      </TextSection>
    </TextPage>
  );
}
