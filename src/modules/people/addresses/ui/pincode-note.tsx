import { useEffect, useState } from 'react';
import { readPincode } from '#people/addresses/pincode.ts';
import { stateName } from '#people/addresses/state.ts';
import { isSharedByStates, stateOfPincode } from '#people/addresses/state-of-pincode.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import { useDeliveryRefusal } from '#shop/delivery/ui/use-delivery-refusal.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './address-form.module.css';

export interface PincodeNoteProps {
  pincode: string;
  city: string;
  state: string;
}

/** Place and availability of delivery for a PIN code. Screen readers announce it once the code is complete. */
export function PincodeNote({ pincode, city, state }: PincodeNoteProps) {
  const code = readPincode(pincode);
  const known = code !== undefined && stateOfPincode(code) !== undefined;
  const { codCap } = useShop();
  const place = [city.trim(), stateName(state)].filter(Boolean).join(', ');
  const refusal = useDeliveryRefusal(known ? code : undefined);
  const said = known && refusal !== undefined ? `${place}|${refusal}` : '';
  const settled = useSettled(said);
  const served =
    codCap === null
      ? t('people.addresses.note.serves')
      : t('people.addresses.note.servesUpTo', { amount: priceTag(codCap) });
  return (
    <p className={styles.note} role="status">
      {known && refusal !== undefined && settled !== '' && (
        <>
          <b className={styles.place}>{t('people.addresses.note.place', { place })}</b> {refusal ?? served}
          {isSharedByStates(code) && ` ${t('people.addresses.note.shared')}`}
        </>
      )}
    </p>
  );
}

/** A debounced value, so that a city being typed is not announced letter by letter. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const clock = setTimeout(() => settle(value), 400);
    return () => clearTimeout(clock);
  }, [value]);
  return settled;
}
