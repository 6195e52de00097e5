import '#design/theme/base.css';
import { type ReactNode, use, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import typeface from '#design/fonts/anek-face.css?url';
import { addFetchedLetters, fetchLetters, lettersScript } from '#design/fonts/own-letters.ts';
import { themeScript } from '#design/theme/theme-script.ts';
import { ToastProvider } from '#design/toasts/toast-provider.tsx';
import { closedScript } from '#office/pages/announcement/closed-announcement.ts';
import { SessionProvider } from '#people/accounts/ui/session/session-provider.tsx';
import { ScriptMark } from '#routing/document/script-mark.ts';
import { t } from '#shared/language/t.ts';
import { PAGE_HAS_ARRIVED, PAGE_IS_ALIVE } from '#shared/page/waiting.ts';
import { BarePage } from '#shell/errors/bare-page.tsx';
import { LateErrorPage } from '#shell/errors/late-error-page.tsx';
import { pinScript } from '#shop/delivery/kept-pin.ts';
import icon from '#shop/shop/icon.svg?url';
import type { Route } from './+types/root.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: typeface },
  { rel: 'icon', type: 'image/svg+xml', href: icon },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/**
 * The id of an element at the end of every page. Rendering is blocked until it is parsed, so that later content does not
 * shift what was painted.
 */
const WHOLE = 'whole';

/** Runs before the first paint. Scripts run in pages of the server only, so those of the browser leave them out. */
const BEFORE_PAINT = import.meta.env.SSR ? themeScript + pinScript + closedScript + lettersScript : '';
/**
 * Runs after the stylesheet with the typeface, and starts loading it before the first text. At first layout it would be too
 * late on a slow phone, which could paint a frame in between.
 */
const LOAD_FONT = import.meta.env.SSR ? `document.fonts.load('1em "Anek Latin"')` : '';

export function Layout({ children }: { children: ReactNode }) {
  const mark = use(ScriptMark);
  return (
    <html lang={t('language.tag')} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, which must run before the first paint */}
        <script nonce={mark ?? undefined} dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} suppressHydrationWarning />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e131b" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="expect" href={`#${WHOLE}`} blocking="render" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, which must run before the first layout */}
        <script nonce={mark ?? undefined} dangerouslySetInnerHTML={{ __html: LOAD_FONT }} suppressHydrationWarning />
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

/** What happens once the page of a followed link has rendered. Renders nothing. */
function PageArrived() {
  const { state } = useNavigation();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => {
    if (state !== 'idle') return;
    addFetchedLetters();
    dispatchEvent(new Event(PAGE_HAS_ARRIVED));
  }, [state, key]);
  return null;
}

export default function Document() {
  useEffect(() => {
    dispatchEvent(new Event(PAGE_IS_ALIVE));
    return fetchLetters();
  }, []);
  return (
    <ToastProvider>
      <SessionProvider>
        <Outlet />
        <PageArrived />
      </SessionProvider>
    </ToastProvider>
  );
}

/** For errors of the layout itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <BarePage>
      <LateErrorPage error={error} />
    </BarePage>
  );
}
