import { Link } from 'react-router';
import type { TextSection } from '#office/pages/ui/policies/text-page.tsx';
import * as paths from '#shared/paths/paths.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { PhoneLink } from './care-links.tsx';

/** The grievance officer and the legal deadlines: 48 hours and one month. */
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
        We acknowledge every complaint within 48 hours and resolve it within one month of receiving it. Write to us with{' '}
        <Link to={paths.writeToUs}>the form on Contact Us</Link> and you get a ticket number to track it.
      </p>
    </>
  );
}

/** The last section of a text page; none while the shop has no grievance officer. */
export function useGrievanceSections(): readonly TextSection[] {
  const { grievanceOfficer } = useShop();
  return grievanceOfficer.name === '' ? [] : [{ heading: 'Grievance officer', text: <GrievanceOfficer /> }];
}
