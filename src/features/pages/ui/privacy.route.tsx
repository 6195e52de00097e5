import { Link } from 'react-router';
import { BROWSER_KEEPS } from '#features/pages/browser-keeps.ts';
import { DATA_ITEMS } from '#features/pages/data-items.ts';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { grievanceSection } from './grievance-officer.tsx';
import styles from './privacy.module.css';
import { TextPage, type TextSection } from './text-page.tsx';

/** What is kept of a person, what for, how long, and how to have it corrected or erased. */
export default function Privacy() {
  const { name, legalName, registeredAddress } = useShop();
  return (
    <TextPage
      title="Privacy Policy"
      description={`What ${name} keeps about you, what for, how long, and how to have it corrected or erased.`}
      intro={`${legalName}, ${registeredAddress}, keeps what it takes to run your account and deliver your orders, and nothing besides. You can look around and fill a cart without an account.`}
      changed="2026-11-21"
      sections={SECTIONS}
    />
  );
}

const SECTIONS: readonly TextSection[] = [
  {
    heading: 'What we keep, what for, how long',
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
    heading: 'By what right',
    text: (
      <>
        <p>
          By your consent: you give us these things yourself, each for the purpose written beside it, when you register,
          save an address, order, review or write to us. Nothing is ticked beforehand, and we use nothing for another
          purpose without asking you first.
        </p>
        <p>
          Some of it the law obliges us to keep: the accounts of sales, and who sold what. That stays also when you
          withdraw your consent.
        </p>
      </>
    ),
  },
  {
    heading: 'Who else sees it',
    text: (
      <>
        <p>
          The seller of a product you order sees that part of the order, with the name, address and phone number for
          delivery, and not your e-mail address. Couriers see what is on the parcel. Your reviews are read by everybody.
          Courts and authorities get what the law entitles them to.
        </p>
        <p>
          We sell nothing of it, and give nothing of it to advertisers. These pages load no advertising, no analytics
          and nothing else from other sites.
        </p>
      </>
    ),
  },
  {
    heading: 'Cookies and your browser',
    text: (
      <>
        <p>
          There are three cookies, all set when you sign in. “session” (“__Host-session” on a secure connection) holds a
          random key to your session; “signed_in” says only that a session may exist. Both are removed when you sign
          out. “browser” (“__Host-browser”) stays for 180 days: it holds a random mark by which we know that you have
          signed in with this browser before, so that nobody can keep you out by trying wrong passwords. It opens
          nothing by itself. A visitor without an account gets none.
        </p>
        <p>Some things your browser remembers for you; they stay on your device until you sign out or clear it:</p>
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
          <b>See, correct and take along.</b> Your <Link to="/shop/account?tab=user">account</Link> shows your details,
          where you are signed in, addresses and orders; you change them there, and download one file with everything we
          keep of you.
        </p>
        <p>
          <b>Withdraw and erase.</b> You may withdraw your consent whenever you like, as easily as you gave it, by
          deleting your account there. That erases at once all that the law does not oblige us to keep; orders under way
          have to be settled first, and records of past ones stay without your name, street and phone number.
        </p>
        <p>
          <b>Name somebody</b> who may use these rights for you if you die or can’t any more.
        </p>
        <p>
          For what you can’t do there yourself, <Link to="/contact-us#write-to-us">write to us</Link>, giving the e-mail
          address of the account; before we act we make sure by a mail to it that it is you. If you are not content with
          what we do, write to the grievance officer below, and after that you may complain to the Data Protection Board
          of India.
        </p>
      </>
    ),
  },
  {
    heading: 'Children',
    text: (
      <p>
        Accounts are for people of 18 and over. If you are younger, let a parent or guardian order for you. If we learn
        that an account is a child’s, made without a parent’s consent, we erase it. We follow nobody’s behaviour, and
        direct no advertising at anybody.
      </p>
    ),
  },
  {
    heading: 'How it is protected, and if that fails',
    text: (
      <p>
        Passwords and session keys are kept only as hashes. Sellers see their own orders and no others. If something of
        yours ever gets into wrong hands, we tell you and the Data Protection Board without delay what happened, what it
        may mean for you and what you can do, and give the Board the details within 72 hours.
      </p>
    ),
  },
  grievanceSection,
];
