import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { PageState } from '#design/feedback/page-state.tsx';
import { startPageOf } from '#people/accounts/start-page.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';

const WHY = t('people.accounts.noAccess.why');

/** Shown to users without access to the page they opened. */
export default function Unauth() {
  const { user } = useSession();
  const start = user ? startPageOf(user) : paths.home;
  return (
    <>
      <PageTitle title={t('people.accounts.noAccess.title')} description={WHY} />
      <PageState
        icon={<Lock aria-hidden="true" />}
        title={t('people.accounts.noAccess.heading')}
        ways={
          <>
            <Link to={start} className={buttonClass({ tone: 'primary' })}>
              {start === paths.home ? t('people.accounts.noAccess.toHome') : t('people.accounts.noAccess.toOwnHome')}
            </Link>
            {!user && (
              <Link to={paths.login} className={buttonClass({ tone: 'outline' })}>
                {t('people.accounts.login.label')}
              </Link>
            )}
          </>
        }
      >
        {WHY}
      </PageState>
    </>
  );
}
