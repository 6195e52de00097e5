import Hourglass from 'lucide-react/icons/hourglass';
import PackageX from 'lucide-react/icons/package-x';
import SearchX from 'lucide-react/icons/search-x';
import WifiOff from 'lucide-react/icons/wifi-off';
import Zap from 'lucide-react/icons/zap-off';
import { useEffect, useRef } from 'react';
import { isRouteErrorResponse, Link, useRevalidator } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { PageState } from '#design/feedback/page-state.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { failureOf, type PageFailure, referenceIn, silenceIn } from './failure.ts';
import { LostPageWays } from './ways-on.tsx';

const ICONS = {
  missing: SearchX,
  gone: PackageX,
  busy: Hourglass,
  offline: WifiOff,
  unreached: WifiOff,
  broken: Zap,
} as const;

/** Replaces a page that can't be shown: the kind of failure in plain words, and links to go on. */
export function ErrorPage({ error }: { error: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { revalidate, state } = useRevalidator();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  const message = isRouteErrorResponse(error) ? messageIn(error.data) : undefined;
  const isOnline = typeof document === 'undefined' ? undefined : navigator.onLine;
  const failure: PageFailure = failureOf(status, message, silenceIn(error, isOnline));
  const Icon = ICONS[failure.kind];
  const reference = isRouteErrorResponse(error) ? referenceIn(error.data) : undefined;
  const isLost = failure.kind === 'missing' || failure.kind === 'gone';

  useEffect(() => {
    // If the user was typing before hydration, the field keeps the focus.
    if (!document.activeElement?.matches('main :is(input, textarea, select)')) heading.current?.focus();
  }, []);
  return (
    <>
      <PageTitle title={failure.title} description={failure.text} />
      <PageState
        icon={<Icon aria-hidden="true" />}
        title={failure.title}
        titleRef={heading}
        status={failure.status}
        ways={
          <>
            {!isLost && (
              <Button tone="primary" busy={state === 'loading'} onClick={() => revalidate()}>
                {t('shell.errors.tryAgain')}
              </Button>
            )}
            <Link to={paths.listing} className={buttonClass({ tone: isLost ? 'primary' : 'outline' })}>
              {t('shell.errors.allProducts')}
            </Link>
            <Link to={paths.home} className={buttonClass({ tone: 'outline' })}>
              {t('shell.errors.toHome')}
            </Link>
          </>
        }
        more={isLost && <LostPageWays />}
      >
        {failure.text}
        {reference && ` ${t('shell.errors.reference', { reference })}`}
      </PageState>
    </>
  );
}

function messageIn(data: unknown): string | undefined {
  const { message } = typeof data === 'object' && data !== null ? (data as { message?: unknown }) : {};
  return typeof message === 'string' ? message : undefined;
}
