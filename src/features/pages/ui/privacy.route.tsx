import { useShop } from '#features/shop/ui/use-shop.ts';
import { GrievanceSection } from './grievance-section.tsx';
import { TextPage } from './text-page.tsx';
import { TextSection } from './text-section.tsx';

/** What is kept of a person, what for, and how to have it erased. */
export default function Privacy() {
  const { name, legalName, email } = useShop();
  return (
    <TextPage
      title="Privacy Policy"
      description={`What ${name} keeps about you, what for, and how to have it erased.`}
      intro={`${legalName} keeps what it takes to run your account and deliver your orders. You can look around and fill a cart without an account.`}
    >
      <TextSection heading="What we keep, and what for">
        <dl>
          <dt>User name, e-mail address, mobile number</dt>
          <dd>to sign you in, to send codes and news of your orders, to reach you about a delivery</dd>
          <dt>Password</dt>
          <dd>only as a hash, from which it can't be read back</dd>
          <dt>Addresses with their phone numbers</dt>
          <dd>up to three, to deliver to</dd>
          <dt>Cart and orders</dt>
          <dd>
            what you bought, its price, where it went and how far it is; for delivery, returns and the law's records
          </dd>
          <dt>Reviews</dt>
          <dd>
            shown to everybody under your user name until you withdraw them; when you report one, that you did and why,
            for us alone
          </dd>
          <dt>Sessions</dt>
          <dd>since when you are signed in and with which browser, to keep you signed in for at most 180 days</dd>
          <dt>Of sellers also</dt>
          <dd>
            GST number, and the legal name and address shown with their goods, because the law wants buyers to know the
            seller
          </dd>
        </dl>
      </TextSection>
      <TextSection heading="Who else sees it">
        <p>
          The seller of a product you order sees that part of the order, with the name, address and phone number for
          delivery. We sell nothing of it and give nothing of it to advertisers. These pages load no advertising, no
          analytics and nothing else from other sites.
        </p>
      </TextSection>
      <TextSection heading="Cookies and your browser">
        <p>
          There are two cookies, both set when you sign in and removed when you sign out. “session” (“__Host-session” on
          a secure connection) holds a random key to your session. “signed_in” says only that a session may exist. A
          visitor without an account gets none.
        </p>
        <p>
          Your browser itself remembers some things for you: the cart of a visitor who is not signed in, the filters
          last chosen, the last six searches (which its list can clear), the page to return to after login, an order
          being placed, and a light or dark theme.
        </p>
      </TextSection>
      <TextSection heading="Seeing, correcting, erasing">
        <p>
          Your account shows your details, addresses and orders; addresses can be changed and deleted there. To have
          anything else corrected, or your account erased, write to <a href={`mailto:${email}`}>{email}</a> from the
          e-mail address of the account, or to the grievance officer. Orders still under way have to be settled first.
          Records of past orders that the law obliges us to keep stay, without a tie to your account.
        </p>
      </TextSection>
      <GrievanceSection />
    </TextPage>
  );
}
