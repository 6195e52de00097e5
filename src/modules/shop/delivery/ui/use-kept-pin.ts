import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type KeptPin, readKeptPin } from '#shop/delivery/kept-pin.ts';
import { keptPin, publishPin, reserveLines } from './known-pin.ts';
import { loadPinFacts } from './load-pin-facts.ts';

/** The stored PIN code; undefined on the server and during hydration. Keeps what is shown of it up to date on every page. */
export function useKeptPin(): KeptPin | undefined {
  const { key } = useLocation();
  const text = useSyncExternalStore(keptPin.follow, keptPin.read, () => undefined);
  const kept = text === undefined ? undefined : readKeptPin(text);
  const pincode = kept?.pincode;

  // Lines come and go with a page, so that nothing moves. A press here sets this itself (`choosePin`).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useLayoutEffect(() => reserveLines(readKeptPin(keptPin.read()).pincode !== undefined), [key]);

  // A page that is opened on another day has other dates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a key of its own
  useEffect(() => {
    if (pincode === undefined) return publishPin(undefined);
    loadPinFacts().then(
      facts => facts.showKeptPin(),
      () => {},
    );
  }, [pincode, key]);
  return kept;
}
