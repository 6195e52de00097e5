import { Link } from 'react-router';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { GrievanceOfficer } from './grievance-officer.tsx';
import { TextPage, type TextSection } from './text-page.tsx';

/** Who hears complaints, how to make one and what happens with it. */
export default function Grievance() {
  const { name, grievanceOfficer: officer } = useShop();
  return (
    <TextPage
      title="Grievance Officer"
      description={`How to complain to ${name}: ${officer.name} acknowledges within 48 hours and settles within one month.`}
      intro={`If something has gone wrong and customer care did not put it right, ${officer.name} hears your complaint.`}
      changed="2026-11-21"
      sections={SECTIONS}
    />
  );
}

const SECTIONS: readonly TextSection[] = [
  { heading: 'Who it is', text: <GrievanceOfficer /> },
  {
    heading: 'How to complain',
    text: (
      <>
        <p>
          By the form on <Link to="/contact-us#write-to-us">Contact Us</Link>, by mail or by phone. Please give the
          order number if it is about an order, and what you would like us to do.
        </p>
        <p>
          A message by the form gets a ticket number at once, which is also mailed to you. Whoever knows the number can
          see how it stands, without an account.
        </p>
      </>
    ),
  },
  {
    heading: 'What happens then',
    text: (
      <ol>
        <li>Within 48 hours: it is acknowledged. Messages by the form are acknowledged by mail as a rule at once.</li>
        <li>Within one month of the day it came: it is settled, and you are answered in writing.</li>
        <li>The ticket’s page shows both dates, and how far it is.</li>
      </ol>
    ),
  },
  {
    heading: 'If you are not content',
    text: (
      <p>
        You may turn to the National Consumer Helpline (call <a href="tel:1915">1915</a>) or to a consumer commission.
        Complaining to us takes away none of your rights.
      </p>
    ),
  },
  {
    heading: 'About goods or a review',
    text: (
      <p>
        The officer also hears complaints about goods that should not be sold here, about what a seller says of them,
        and about reviews that are not honest.
      </p>
    ),
  },
];
