import { Link } from 'react-router';
import * as paths from '#shared/paths/paths.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { PhoneLink } from './phone-link.tsx';

/** Customer care within a sentence: the form that gives a ticket number, or the first number to call. */
export function CareLinks({ capital = false }: { capital?: boolean }) {
  const { phones } = useShop();
  return (
    <>
      <Link to={paths.writeToUs}>{capital ? 'Write' : 'write'} to us</Link>
      {phones[0] && (
        <>
          {' '}
          or call <PhoneLink number={phones[0]} />
        </>
      )}
    </>
  );
}
