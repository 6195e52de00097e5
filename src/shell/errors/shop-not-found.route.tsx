import '#design/feedback/page-state.module.css';
import './ways-on.module.css';

export { default, loader } from './not-found.route.tsx';
/** The layout's own: a page has the style sheets of the screens down to the one that shows its error. */
export { ErrorBoundary } from './page-errors.layout.tsx';
