import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Badge } from '#design/data/badge.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import {
  endOtherSessions,
  endSession,
  listSessions,
  MAX_SESSIONS,
  type OwnSession,
} from '#people/accounts/own-account.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './own-account.module.css';

/** The user's signed-in devices, with buttons to sign out the others. */
export function OwnSessions() {
  const { answer, problem, isAsking, askAgain } = useAnswer(listSessions, {});
  const { act, isActing } = useAct();
  const [isConfirming, setConfirming] = useState(false);
  const others = answer?.data.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  async function end(work: () => Promise<{ message?: string | undefined }>) {
    await act(work);
    setConfirming(false);
    // Also after an error: a session that has already ended should disappear from the list.
    askAgain();
  }

  return (
    <section aria-labelledby="own-sessions">
      <h2 id="own-sessions" className={styles.heading}>
        {t('people.accounts.sessions.title')}
      </h2>
      <p className={styles.when}>{t('people.accounts.sessions.most', { most: MAX_SESSIONS })}</p>
      {problem ? (
        <ErrorState title={t('people.accounts.sessions.failed')} onRetry={askAgain} retrying={isAsking}>
          {problem.message}
        </ErrorState>
      ) : answer ? (
        <ul>
          {answer.data.map(session => (
            <li key={session.id} className={styles.session}>
              <Device session={session} />
              {!session.isCurrent && (
                <Button
                  size="sm"
                  tone="quiet"
                  aria-label={t('people.accounts.sessions.endOf', {
                    device: session.device,
                    when: dayAndHourText(session.lastUsed),
                  })}
                  onClick={() => void end(() => call(endSession, { sessionId: session.id }))}
                >
                  {t('people.accounts.sessions.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <div aria-busy="true" className={styles.session}>
          <Skeleton length="medium" />
        </div>
      )}
      {others > 0 && (
        <div className={styles.acts}>
          <Button onClick={() => setConfirming(true)}>{t('people.accounts.sessions.endOthers')}</Button>
        </div>
      )}
      <AskDialog
        open={isConfirming}
        title={t('people.accounts.sessions.endOthersAsk')}
        verb={t('people.accounts.sessions.end')}
        busy={isActing}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void end(() => call(endOtherSessions, {}))}
      >
        {t('people.accounts.sessions.endOthersText')}
      </AskDialog>
    </section>
  );
}

function Device({ session: { device, isCurrent, since, lastUsed } }: { session: OwnSession }) {
  return (
    <div>
      <p className={styles.device}>
        {device}
        {isCurrent && <Badge tone="good">{t('people.accounts.sessions.this')}</Badge>}
      </p>
      <p className={styles.when}>
        {isCurrent
          ? t('people.accounts.sessions.since', { when: dayAndHourText(since) })
          : t('people.accounts.sessions.lastUsed', { when: dayAndHourText(lastUsed) })}
      </p>
    </div>
  );
}
