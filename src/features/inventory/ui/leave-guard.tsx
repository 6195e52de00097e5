import { type RefObject, useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { AskDialog } from '#design/ask-dialog.tsx';
import { isSameOpen, readOwnProducts } from '#features/inventory/own-products-state.ts';

type Place = { readonly pathname: string; readonly search: string };

/** Asks before what was typed is lost: by closing, by another product, by another screen, by the browser itself. */
export function LeaveGuard({ isDirty, leaves }: { isDirty: boolean; leaves: RefObject<boolean> }) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: { currentLocation: Place; nextLocation: Place }) =>
        isDirty && !leaves.current && !staysWith(currentLocation, nextLocation),
      [isDirty, leaves],
    ),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <AskDialog
      open={blocker.state === 'blocked'}
      title="Discard the changes?"
      verb="Discard changes"
      cancelLabel="Keep editing"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you have typed here is not saved.
    </AskDialog>
  );
}

function staysWith(here: Place, there: Place): boolean {
  const openAt = ({ search }: Place) => readOwnProducts(new URLSearchParams(search)).open;
  return here.pathname === there.pathname && isSameOpen(openAt(here), openAt(there));
}
