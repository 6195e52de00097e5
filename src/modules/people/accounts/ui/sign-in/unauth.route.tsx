import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { PageState } from '#design/feedback/page-state.tsx';
import { startPageOf } from '#people/accounts/start-page.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';

const WHY = 'This page is for our team and sellers. If you have a team or seller account, sign in with it.';

/** Shown to users without access to the page they opened. */
export default function Unauth() {
  const { user } = useSession();
  const start = user ? startPageOf(user) : paths.home;
  return (
    <>
      <PageTitle title="No access" description={WHY} />
      <PageState
        icon={<Lock aria-hidden="true" />}
        title="You don't have access to view this page"
        ways={
          <>
            <Link to={start} className={buttonClass({ tone: 'primary' })}>
              {start === paths.home ? 'Go to home page' : 'Go to your home page'}
            </Link>
            {!user && (
              <Link to={paths.login} className={buttonClass({ tone: 'outline' })}>
                Login
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
