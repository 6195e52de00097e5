import { Outlet } from 'react-router';
import type { Route } from './+types/page-errors.layout.ts';
import { LateErrorPage, useErrorPageAhead } from './late-error-page.tsx';

/** An error boundary inside the storefront layout, so that header, cart and footer survive a page that fails. */
export default function PageErrors() {
  useErrorPageAhead();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LateErrorPage error={error} />;
}
