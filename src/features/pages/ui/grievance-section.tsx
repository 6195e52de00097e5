import { useShop } from '#features/shop/ui/use-shop.ts';
import { PhoneLink } from './phone-link.tsx';
import { TextSection } from './text-section.tsx';

/** Who hears complaints, and by when they are answered: the law gives 48 hours and one month. */
export function GrievanceSection() {
  const { grievanceOfficer: officer } = useShop();
  return (
    <TextSection heading="Grievance officer">
      <dl>
        <dt>Name</dt>
        <dd>{officer.name}</dd>
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
        The officer acknowledges a complaint within 48 hours and settles it within one month of receiving it. Please
        give the order number if it is about an order.
      </p>
    </TextSection>
  );
}
