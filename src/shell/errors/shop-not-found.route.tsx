import '#design/feedback/page-state.module.css';
import { data } from 'react-router';
import type { Route } from './+types/shop-not-found.route.ts';
import { LateErrorPage } from './late-error-page.tsx';
import './ways-on.module.css';

/** All paths of the shop without a page. */
export function loader(): never {
  throw data(null, 404);
}

export default function ShopNotFound() {
  return null;
}

/** As the layout's. A page has the style sheets of the screens down to the one that shows its error. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LateErrorPage error={error} />;
}
