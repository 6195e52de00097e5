import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import type { UserId } from '#shared/id.ts';
import { readKeptPin } from '#shop/delivery/kept-pin.ts';
import { firstAddressIs, keptPin, reserveLines } from './known-pin.ts';
import { loadPinFacts } from './load-pin-facts.ts';

/**
 * Takes the PIN code of the first address of a shopper who has chosen none, and forgets that of somebody else's address.
 * Loaded with what nobody waits for. Renders nothing.
 */
export function PinSync() {
  const { status, user } = useSession();
  const { owner, isChosen } = readKeptPin(useSyncExternalStore(keptPin.follow, keptPin.read));
  const shopperId = user?.role === 'user' ? user.id : undefined;
  useEffect(() => {
    if (status === 'unknown' || owner === shopperId) return;
    if (owner !== undefined) void forgetOther();
    else if (shopperId && !isChosen) void takeFirstAddress(shopperId);
  }, [isChosen, owner, shopperId, status]);
  return null;
}

async function forgetOther(): Promise<void> {
  try {
    (await loadPinFacts()).forgetPin();
  } catch {
    reserveLines(false);
    keptPin.write('');
  }
}

async function takeFirstAddress(user: UserId): Promise<void> {
  try {
    firstAddressIs(await (await import('./ask-delivery.ts')).firstPincode(user), user);
  } catch {
    // The next page tries again.
  }
}
