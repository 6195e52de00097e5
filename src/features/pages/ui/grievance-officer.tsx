import { Link } from 'react-router';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { PhoneLink } from './phone-link.tsx';
import type { TextSection } from './text-page.tsx';

/** Who hears complaints, and by when they are answered: the law gives 48 hours and one month. */
export function GrievanceOfficer() {
  const { grievanceOfficer: officer } = useShop();
  return (
    <>
      <dl>
        <dt>Name</dt>
        <dd>{officer.name}</dd>
        <dt>Designation</dt>
        <dd>{officer.designation}</dd>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${officer.email}`}>{officer.email}</a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <PhoneLink number={officer.phone} />
        </dd>
      </dl>
      <p>
        Every complaint is acknowledged within 48 hours and settled within one month of the day it reaches us. Write by{' '}
        <Link to="/contact-us#write-to-us">the form on Contact Us</Link> and you get a ticket number, by which you can
        see how it stands.
      </p>
    </>
  );
}

/** The same as the last section of a page. */
export const grievanceSection: TextSection = { heading: 'Grievance officer', text: <GrievanceOfficer /> };
