import { useShop } from '#features/shop/ui/use-shop.ts';
import { PhoneLink } from './phone-link.tsx';

/** Customer care within a sentence: its e-mail address, or its first number. */
export function CareLinks() {
  const { email, phones } = useShop();
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      {phones[0] && (
        <>
          {' '}
          or <PhoneLink number={phones[0]} />
        </>
      )}
    </>
  );
}
