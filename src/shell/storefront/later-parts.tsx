import { Suspense, useEffect, useState } from 'react';
import { useChosen } from '#products/catalog/ui/comparison/use-chosen.ts';
import { optionalPart } from '#routing/optional-part.ts';

/** Nobody waits for these parts, so they come well after the first paint and the first presses. */
const QUIET = 1_000;

const Later = optionalPart(async () => (await import('./later.tsx')).Later);

/** Loads what every page has beside its content: in a quiet moment, or once something is chosen for comparison. */
export function LaterParts() {
  const [isQuiet, setQuiet] = useState(false);
  const isComparing = useChosen().length > 0;
  useEffect(() => {
    const timer = setTimeout(setQuiet, QUIET, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    (isQuiet || isComparing) && (
      <Suspense>
        <Later />
      </Suspense>
    )
  );
}
