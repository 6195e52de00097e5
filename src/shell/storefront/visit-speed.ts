import { useEffect } from 'react';

/** Who stays for so long; until then the network and the processor are left to the page. */
const QUIET_MS = 5_000;
/** The share of visits that are measured. */
const SHARE = 0.2;

/** Measures some visits. Renders nothing, and is small because every page loads it. */
export function VisitSpeed() {
  useEffect(() => {
    const { pathname } = location;
    // What can't be loaded is left out.
    if (Math.random() < SHARE)
      setTimeout(
        () => import('./measure-visit.ts').then(({ measureVisit }) => measureVisit(pathname), Boolean),
        QUIET_MS,
      );
  }, []);
  return null;
}
