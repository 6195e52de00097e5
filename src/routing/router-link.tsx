import { Link } from 'react-router';
import type { RenderLink } from '#design/buttons/render-link.tsx';

/** Links of design components inside the shop: no page load, prefetched on intent. */
export const routerLink: RenderLink = ({ href, children, ...rest }) => (
  <Link to={href} prefetch="intent" {...rest}>
    {children}
  </Link>
);

/** For links that only change the current list: keeps the scroll position. */
export const stayingLink: RenderLink = ({ href, children, ...rest }) => (
  <Link to={href} prefetch="intent" preventScrollReset {...rest}>
    {children}
  </Link>
);
