import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; children: ReactNode };

/**
 * How a primitive draws its links. The design knows no router: a screen passes
 * `({ href, ...rest }) => <Link to={href} {...rest} />`, and without it a plain anchor is drawn.
 */
export type RenderLink = (link: LinkProps) => ReactElement;

export const plainLink: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;
