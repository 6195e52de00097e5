import { Link } from 'react-router';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { ContactForm } from '#office/contact/ui/message/contact-form.tsx';
import { FollowForm } from '#office/contact/ui/ticket/follow-form.tsx';
import { CompanyFacts } from '#office/pages/ui/policies/company-facts.tsx';
import text from '#office/pages/ui/policies/text-page.module.css';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './contact.module.css';
import { GrievanceOfficer } from './grievance-officer.tsx';
import { PhoneLink } from './phone-link.tsx';

/** Contact Us: the contact form, ticket tracking, phone, mail, addresses and grievance officer. */
export default function Contact() {
  const { name, email, phones, legalName, registeredAddress, grievanceOfficer } = useShop();
  return (
    <div className={text.page}>
      <PageTitle
        path={paths.contact}
        title={t('office.pages.contact.title')}
        description={t('office.pages.contact.description', { shop: name })}
      />
      <header className={text.head}>
        <h1 className={text.title}>{t('office.pages.contact.title')}</h1>
        <p className={text.intro}>
          {rich('office.pages.contact.intro', { link: words => <Link to={paths.account}>{words}</Link> })}
        </p>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="write-to-us" className={styles.write}>
          <WireHeading id="write-to-us">{t('office.pages.contact.write')}</WireHeading>
          <ContactForm />
        </section>
        <div className={styles.beside}>
          <section aria-labelledby="follow">
            <WireHeading id="follow">{t('office.pages.contact.follow')}</WireHeading>
            <FollowForm />
          </section>
          {(email !== '' || phones.length > 0) && (
            <section aria-labelledby="care" className={text.text}>
              <WireHeading id="care">{t('office.pages.contact.reach')}</WireHeading>
              <dl>
                {phones.length > 0 && <dt>{t('office.pages.phone')}</dt>}
                {phones.map(phone => (
                  <dd key={phone}>
                    <PhoneLink number={phone} />
                  </dd>
                ))}
                {email !== '' && (
                  <>
                    <dt>{t('office.pages.email')}</dt>
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
            <WireHeading id="addresses">{t('office.pages.contact.addresses')}</WireHeading>
            <div className={text.text}>
              <CompanyFacts />
            </div>
          </section>
        )}
        {grievanceOfficer.name !== '' && (
          <section aria-labelledby="officer">
            <WireHeading id="officer">{t('office.pages.officer.title')}</WireHeading>
            <div className={text.text}>
              <GrievanceOfficer />
            </div>
          </section>
        )}
        <section aria-labelledby="sellers">
          <WireHeading id="sellers">{t('office.pages.contact.seller')}</WireHeading>
          <p className={text.text}>{t('office.pages.contact.sellerText')}</p>
        </section>
      </div>
    </div>
  );
}
