import { isRouteErrorResponse, Link, Outlet, useOutletContext, useRevalidator } from 'react-router';
import { buttonClass } from '#design/button-class.ts';
import { EmptyState } from '#design/empty-state.tsx';
import { ErrorState } from '#design/error-state.tsx';
import { PageHead } from '#design/page-head.tsx';
import type { SessionUser } from '#features/accounts/contract.ts';
import type { Route } from './+types/admin-errors.layout.ts';
import { entriesFor } from './back-office-entries.ts';
import { failureOf, referenceIn, silenceIn } from './failure.ts';

/** Stands between the back-office and its screens, so that the way to the others outlives one that fails. */
export default function AdminErrors() {
  return <Outlet context={useOutletContext()} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const user = useOutletContext<SessionUser>();
  const { revalidate, state } = useRevalidator();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  const { kind, title, text } = failureOf(status, undefined, silenceIn(error, navigator.onLine));
  const [start] = entriesFor(user);
  const way = start && (
    <Link to={start.path} className={buttonClass()}>
      Go to {start.label}
    </Link>
  );
  return (
    <>
      <title>{`${title} · Admin Panel`}</title>
      <PageHead title={title} />
      {kind === 'missing' ? (
        <EmptyState title={text} action={way} />
      ) : (
        <ErrorState
          title={text}
          action={way}
          onRetry={() => void revalidate()}
          retrying={state === 'loading'}
          reference={isRouteErrorResponse(error) ? referenceIn(error.data) : undefined}
        />
      )}
    </>
  );
}
