import { Link } from 'react-router';
import { BROWSER_KEEPS } from '#office/pages/browser-keeps.ts';
import { DATA_ITEMS } from '#office/pages/data-items.ts';
import { useGrievanceSections } from '#office/pages/ui/contact/grievance-officer.tsx';
import * as paths from '#shared/paths/paths.ts';
import type { ShopFront } from '#shop/shop/contract.ts';
import { companyLine } from '#shop/shop/identity/company-line.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './privacy.module.css';
import { TextPage, type TextSection } from './text-page.tsx';

/** Which personal data is stored, why and for how long, and how to have it corrected or erased. */
export default function Privacy() {
  const shop = useShop();
  const { name } = shop;
  const company = companyLine(shop);
  return (
    <TextPage
      title="Privacy Policy"
      description={`What data ${name} keeps about you, why, for how long, and how to have it corrected or erased.`}
      intro={`${company ? `${company}, keeps` : 'We keep'} only what we need to run your account and deliver your orders. You can browse and fill a cart without an account.`}
      changed="2026-11-23"
      sections={[...KEPT, whoElse(shop), ...RIGHTS, ...useGrievanceSections()]}
    />
  );
}

const KEPT: readonly TextSection[] = [
  {
    heading: 'What we keep, why and for how long',
    text: (
      <dl className={styles.items}>
        {DATA_ITEMS.flatMap(({ what, purpose, kept }) => [
          <dt key={what}>{what}</dt>,
          <dd key={`${what} purpose`}>What for: {purpose}.</dd>,
          <dd key={`${what} kept`}>How long: {kept}.</dd>,
        ])}
      </dl>
    ),
  },
  {
    heading: 'Our legal basis',
    text: (
      <>
        <p>
          Your consent: you give us this data yourself, for the purpose shown with it, when you register, save an
          address, order, review or write to us. Nothing is ticked in advance, and we don’t use your data for any other
          purpose without asking you first.
        </p>
        <p>
          The law requires us to keep some of it: the accounts of sales, and who sold what. We keep that even if you
          withdraw your consent.
        </p>
      </>
    ),
  },
];

/** The adapters send the providers no personal data, so naming them is enough. */
const PROVIDERS = { razorpay: 'Razorpay', paypal: 'PayPal', sandbox: undefined } as const;

function whoElse({ payments }: ShopFront): TextSection {
  const providers = payments.flatMap(name => PROVIDERS[name] ?? []);
  return {
    heading: 'Who else sees it',
    text: (
      <>
        <p>
          The seller of a product you order sees that part of the order, with the name, address and phone number for
          delivery, but not your e-mail address. Couriers see what is on the parcel. Everybody can read your reviews.
          Courts and authorities get what the law requires.
        </p>
        {providers.length > 0 && (
          <p>
            If you pay online, we send you to {providers.join(' or ')} with the order number and the amount, nothing
            else. You give your card, bank or UPI details there; we never see them.
          </p>
        )}
        <p>
          We don’t sell your data or give it to advertisers. These pages load no advertising, no analytics and nothing
          else from other sites.
        </p>
      </>
    ),
  };
}

const RIGHTS: readonly TextSection[] = [
  {
    heading: 'Cookies and your browser',
    text: (
      <>
        <p>
          There are three cookies, all set when you sign in. “session” (“__Host-session” on a secure connection) holds a
          random key to your session; “signed_in” says only that a session may exist. Both are removed when you sign
          out. “browser” (“__Host-browser”) stays for 180 days: it holds a random mark that shows us you have signed in
          with this browser before, so that nobody can keep you out by trying wrong passwords. It does not sign anyone
          in by itself. Visitors without an account get no cookies.
        </p>
        <p>Your browser also remembers some things for you. They stay on your device until you sign out or clear it:</p>
        <ul>
          {BROWSER_KEEPS.map(({ what }) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </>
    ),
  },
  {
    heading: 'Your rights',
    text: (
      <>
        <p>
          <b>See, correct and download.</b> Your <Link to={`${paths.account}?tab=user`}>account</Link> shows your
          details, signed-in devices, addresses and orders. You can change your details there, and download one file
          with everything we keep about you.
        </p>
        <p>
          <b>Withdraw and erase.</b> You can withdraw your consent at any time, as easily as you gave it, by deleting
          your account there. That erases at once everything the law does not require us to keep. Orders in progress
          have to be completed first, and records of past orders stay without your name, street and phone number.
        </p>
        <p>
          <b>Nominate someone</b> who can use these rights for you if you die or are no longer able to.
        </p>
        <p>
          For anything you can’t do there yourself, <Link to={paths.writeToUs}>write to us</Link>, giving the e-mail
          address of your account. Before we act, we confirm by mail to that address that it is you. If you are not
          satisfied, write to the grievance officer, and after that you can complain to the Data Protection Board of
          India.
        </p>
      </>
    ),
  },
  {
    heading: 'Children',
    text: (
      <p>
        Accounts are for people of 18 and over. If you are younger, ask a parent or guardian to order for you. If we
        learn that a child opened an account without a parent’s consent, we erase it. We don’t track anyone’s behaviour
        or target advertising at anyone.
      </p>
    ),
  },
  {
    heading: 'How we protect your data',
    text: (
      <p>
        Passwords and session keys are kept only as hashes. Sellers see their own orders and no others. If your data
        ever gets into the wrong hands, we tell you and the Data Protection Board without delay what happened, what it
        may mean for you and what you can do, and give the Board the details within 72 hours.
      </p>
    ),
  },
];
