import { lazy, Suspense, useEffect } from 'react';

type Loaded = Awaited<ReturnType<typeof loadErrorPage>>;

/** A file of its own, because most visits need none of it. */
async function loadErrorPage() {
  const { ErrorPage } = await import('./error-page.tsx');
  return { default: ErrorPage };
}

let loaded: Loaded | undefined;
// The server renders pages in one go, so there it is loaded from the start, and given without waiting.
if (import.meta.env.SSR)
  void loadErrorPage().then(page => {
    loaded = page;
  });

const ErrorPage = lazy(() =>
  import.meta.env.SSR && loaded
    ? // biome-ignore lint/suspicious/noThenProperty: what is there already is given at once, so that nothing waits
      ({ then: (give: (page: Loaded) => void) => give(loaded as Loaded) } as Promise<Loaded>)
    : loadErrorPage(),
);
/** In ms: well after the first paint and first interactions. */
const QUIET = 3_000;

/** Loads the error page and the notice while there is a network, because they must also be there without one. */
export function useErrorPageAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.all([loadErrorPage(), import('./offline-bar.tsx')]).catch(() => {});
    }, QUIET);
    return () => clearTimeout(timer);
  }, []);
}

/** The error page, loaded when it is needed. */
export function LateErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
