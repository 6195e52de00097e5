import { useState } from 'react';
import type { AddressId } from '#shared/id.ts';

const CHOSEN = 'checkoutAddress';

/** The address somebody has chosen to send to; signing in again on the way does not change it. */
export function useChosenAddress(): readonly [chosen: AddressId | undefined, choose: (id: AddressId) => void] {
  const [chosen, setChosen] = useState(() => (sessionStorage.getItem(CHOSEN) as AddressId | null) ?? undefined);
  const choose = (id: AddressId) => {
    sessionStorage.setItem(CHOSEN, id);
    setChosen(id);
  };
  return [chosen, choose];
}
