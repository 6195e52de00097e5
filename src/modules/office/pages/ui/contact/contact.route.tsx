import { Link } from 'react-router';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { ContactForm } from '#office/contact/ui/message/contact-form.tsx';
import { FollowForm } from '#office/contact/ui/ticket/follow-form.tsx';
import { CompanyFacts } from '#office/pages/ui/policies/company-facts.tsx';
import text from '#office/pages/ui/policies/text-page.module.css';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { PhoneLink } from './care-links.tsx';
import styles from './contact.module.css';
import { GrievanceOfficer } from './grievance-officer.tsx';

/** Contact Us: the contact form, ticket tracking, phone, mail, addresses and grievance officer. */
export default function Contact() {
  const { name, email, phones, legalName, registeredAddress, grievanceOfficer } = useShop();
  return (
    <div className={text.page}>
      <PageTitle
        path={paths.contact}
        title="Contact Us"
        description={`Write to ${name} and track your message with its ticket number, or find our phone numbers, e-mail, addresses and grievance officer.`}
      />
      <header className={text.head}>
        <h1 className={text.title}>Contact Us</h1>
        <p className={text.intro}>
          We read every message and resolve it within a month. If it is about an order, please give the order number.
          You’ll find it in your order mail and in <Link to={paths.account}>My Orders</Link>.
        </p>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="write-to-us" className={styles.write}>
          <WireHeading id="write-to-us">Write to us</WireHeading>
          <ContactForm />
        </section>
        <div className={styles.beside}>
          <section aria-labelledby="follow">
            <WireHeading id="follow">Track a ticket</WireHeading>
            <FollowForm />
          </section>
          {(email !== '' || phones.length > 0) && (
            <section aria-labelledby="care" className={text.text}>
              <WireHeading id="care">Call or mail us</WireHeading>
              <dl>
                {phones.length > 0 && <dt>Phone</dt>}
                {phones.map(phone => (
                  <dd key={phone}>
                    <PhoneLink number={phone} />
                  </dd>
                ))}
                {email !== '' && (
                  <>
                    <dt>E-mail</dt>
                    <dd>
                      <a href={`mailto:${email}`}>{email}</a>
                    </dd>
                  </>
                )}
              </dl>
            </section>
          )}
        </div>
      </div>
      <div className={styles.facts}>
        {(legalName !== '' || registeredAddress !== '') && (
          <section aria-labelledby="addresses">
            <WireHeading id="addresses">Addresses</WireHeading>
            <div className={text.text}>
              <CompanyFacts />
            </div>
          </section>
        )}
        {grievanceOfficer.name !== '' && (
          <section aria-labelledby="officer">
            <WireHeading id="officer">Grievance officer</WireHeading>
            <div className={text.text}>
              <GrievanceOfficer />
            </div>
          </section>
        )}
        <section aria-labelledby="sellers">
          <WireHeading id="sellers">The seller of a product</WireHeading>
          <p className={text.text}>
            Every product page names its seller. Open “Seller details” there for the legal name, address and contact
            details the seller has declared.
          </p>
        </section>
      </div>
    </div>
  );
}
