import { Outlet } from 'react-router';
import type { Route } from './+types/page-errors.layout.ts';
import { ErrorPage } from './error-page.tsx';

/** Stands between the shop's layout and its pages, so that header, cart and footer outlive a page that fails. */
export default function PageErrors() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
