import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { getAccount } from '#people/accounts/own-account.contract.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { useAnswer } from '#routing/use-answer.ts';
import styles from './own-account.module.css';
import { OwnFacts } from './own-facts.tsx';
import { OwnSessions } from './own-sessions.tsx';

export type OwnAccountProps = {
  /** Where nothing else on the page logs out. */
  withLogout?: boolean;
  /** Further sections. */
  children?: ReactNode;
};

/** Who is signed in and where, and what they may change about it. */
export function OwnAccountPanel({ withLogout = false, children }: OwnAccountProps) {
  const { signOut } = useSession();
  const { answer, problem, isAsking, askAgain } = useAnswer(getAccount, {});
  if (problem)
    return (
      <ErrorState title="We couldn’t load your account" onRetry={askAgain} retrying={isAsking}>
        {problem.message}
      </ErrorState>
    );
  if (!answer)
    return (
      <div aria-busy="true">
        <Skeleton shape="block" className={styles.loading} />
      </div>
    );
  return (
    <div className={styles.account}>
      <section aria-label="Your details">
        <OwnFacts account={answer.data} onChanged={askAgain} />
        {withLogout && (
          <Button className={styles.logout} icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
            Logout
          </Button>
        )}
      </section>
      <OwnSessions />
      {children}
    </div>
  );
}
