import '#design/base.css';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import latin from '#design/fonts/anek-latin.woff2?url';
import { themeScript } from '#design/theme-script.ts';
import { ToastProvider } from '#design/toast-provider.tsx';
import { SessionProvider } from '#features/accounts/ui/session-provider.tsx';
import icon from '#features/shop/icon.svg?url';
import { PAGE_IS_ALIVE } from '#shared/page-is-alive.ts';
import { BarePage } from '#shell/bare-page.tsx';
import { ErrorPage } from '#shell/error-page.tsx';
import type { Route } from './+types/root.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: latin },
  { rel: 'icon', type: 'image/svg+xml', href: icon },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** Stands at the end of every page. Until it has come nothing is drawn, so that nothing drawn is moved by what comes after it. */
const WHOLE = 'whole';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, which must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e131b" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="expect" href={`#${WHOLE}`} blocking="render" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <span id={WHOLE} hidden />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Document() {
  useEffect(() => {
    dispatchEvent(new Event(PAGE_IS_ALIVE));
  }, []);
  return (
    <ToastProvider>
      <SessionProvider>
        <Outlet />
      </SessionProvider>
    </ToastProvider>
  );
}

/** When even the layout fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <BarePage>
      <ErrorPage error={error} />
    </BarePage>
  );
}
