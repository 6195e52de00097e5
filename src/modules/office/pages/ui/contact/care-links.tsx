import { Link } from 'react-router';
import * as paths from '#shared/paths/paths.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';

/** Links to customer care within a sentence: the contact form, or the first phone number. */
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

/** A phone number as a link; spaces and dashes are left out of the `tel:` URL. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>;
}
