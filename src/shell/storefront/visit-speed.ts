import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { t } from '#shared/language/t.ts';

/** Who stays for so long; until then the network and the processor are left to the page. */
const QUIET_MS = 5_000;
/** One of so many visits is measured. */
const ONE_OF = 5;

/** Measures some visits, unless the browser asks not to be followed or to save data. Renders nothing. */
export function VisitSpeed() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured is the page that was loaded
  useEffect(() => {
    if (asksForPrivacy(navigator) || Math.random() * ONE_OF > 1) return;
    const timer = setTimeout(async () => {
      // What can't be loaded is left out.
      const loaded = await import('./measure-visit.ts').catch(() => undefined);
      loaded?.measureVisit(pathname, t('language.code'));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

interface Wishes {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether a browser asks not to be tracked, or to save data. */
export function asksForPrivacy({ globalPrivacyControl, doNotTrack, connection }: Wishes): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || connection?.saveData === true;
}
