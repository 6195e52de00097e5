import { isRouteErrorResponse, Link, Outlet, useOutletContext, useRevalidator } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { t } from '#shared/language/t.ts';
import { failureOf, referenceIn, silenceIn } from '#shell/errors/failure.ts';
import type { Route } from './+types/admin-errors.layout.ts';
import { entriesFor } from './back-office-entries.ts';

/** An error boundary inside the back-office layout, so that the navigation survives a screen that fails. */
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
      {t('shell.backOffice.goTo', { page: start.label })}
    </Link>
  );
  return (
    <>
      <title>{t('routing.title', { page: title })}</title>
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
