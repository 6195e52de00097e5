import { Link } from 'react-router';
import { TextPage, type TextSection } from '#office/pages/ui/policies/text-page.tsx';
import * as paths from '#shared/paths/paths.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { GrievanceOfficer } from './grievance-officer.tsx';

/** The grievance officer, how to complain and what happens then. */
export default function Grievance() {
  const { name, grievanceOfficer: officer } = useShop();
  return (
    <TextPage
      title="Grievance Officer"
      description={`How to complain to ${name}: ${officer.name || 'our grievance officer'} acknowledges within 48 hours and resolves within one month.`}
      intro={`If something has gone wrong and customer care could not help, ${officer.name || 'our grievance officer'} will take up your complaint.`}
      changed="2026-11-23"
      sections={
        officer.name === '' ? SECTIONS : [{ heading: 'Grievance officer', text: <GrievanceOfficer /> }, ...SECTIONS]
      }
    />
  );
}

const SECTIONS: readonly TextSection[] = [
  {
    heading: 'How to complain',
    text: (
      <>
        <p>
          Use the form on <Link to={paths.writeToUs}>Contact Us</Link>, or write or call. Please give the order number
          if it is about an order, and tell us what you would like us to do.
        </p>
        <p>
          A message sent with the form gets a ticket number at once, which we also mail to you. With it you can track
          your complaint without an account.
        </p>
      </>
    ),
  },
  {
    heading: 'What happens next',
    text: (
      <ol>
        <li>Within 48 hours, we acknowledge your complaint. If you use the form, this is usually at once, by mail.</li>
        <li>Within one month of receiving it, we resolve it and answer you in writing.</li>
        <li>The ticket page shows both dates and the current status.</li>
      </ol>
    ),
  },
  {
    heading: 'If you are not satisfied',
    text: (
      <p>
        You can contact the National Consumer Helpline (call <a href="tel:1915">1915</a>) or a consumer commission.
        Complaining to us does not affect your legal rights.
      </p>
    ),
  },
  {
    heading: 'About a product or a review',
    text: (
      <p>
        The officer also takes up complaints about products that should not be sold here, about a seller’s claims, and
        about dishonest reviews.
      </p>
    ),
  },
];
