import { Link } from 'react-router';
import type { RenderLink } from '#design/buttons/render-link.tsx';

/** How the design's primitives draw links inside the shop: without a page load, fetched as soon as one means to press. */
export const routerLink: RenderLink = ({ href, children, ...rest }) => (
  <Link to={href} prefetch="intent" {...rest}>
    {children}
  </Link>
);

/** The same for links that only change the list one is looking at: the page stays where it is scrolled to. */
export const stayingLink: RenderLink = ({ href, children, ...rest }) => (
  <Link to={href} prefetch="intent" preventScrollReset {...rest}>
    {children}
  </Link>
);
