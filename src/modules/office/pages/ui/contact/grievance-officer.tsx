import { Link } from 'react-router';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { PhoneLink } from './phone-link.tsx';

/** The grievance officer and the legal deadlines: 48 hours and one month. */
export function GrievanceOfficer() {
  const { grievanceOfficer: officer } = useShop();
  return (
    <>
      <dl>
        <dt>{t('office.pages.officer.name')}</dt>
        <dd>{officer.name}</dd>
        <dt>{t('office.pages.officer.designation')}</dt>
        <dd>{officer.designation}</dd>
        <dt>{t('office.pages.email')}</dt>
        <dd>
          <a href={`mailto:${officer.email}`}>{officer.email}</a>
        </dd>
        <dt>{t('office.pages.phone')}</dt>
        <dd>
          <PhoneLink number={officer.phone} />
        </dd>
      </dl>
      <p>{rich('office.pages.officer.text', { link: words => <Link to={paths.writeToUs}>{words}</Link> })}</p>
    </>
  );
}
