import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { CopyButton } from '#design/buttons/copy-button.tsx';
import { Badge } from '#design/data/badge.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { type ApiKey, listKeys, MAX_KEYS, revokeKey } from '#people/accounts/keys/keys.contract.ts';
import { scopeName } from '#people/accounts/keys/scope-names.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { type AddedKey, KeyForm, ReplaceForm } from './key-forms.tsx';
import styles from './own-account.module.css';

/** The dialog that is open, with what it is about. */
interface Open {
  readonly form?: true;
  readonly replace?: ApiKey;
  readonly revoke?: ApiKey;
  readonly made?: AddedKey;
}

/** The user's API keys, with ways to make, replace and revoke them. A new key is shown once. */
export function OwnKeys() {
  const { answer, problem, isAsking, askAgain } = useAnswer(listKeys, {});
  const [open, setOpen] = useState<Open>({});
  const { act, isActing } = useAct();
  const close = () => setOpen({});
  const show = (made: AddedKey) => {
    setOpen({ made });
    askAgain();
  };
  const revoke = async ({ id: keyId }: ApiKey) => {
    await act(() => call(revokeKey, { keyId }));
    close();
    askAgain();
  };
  return (
    <section aria-labelledby="own-keys">
      <h2 id="own-keys" className={styles.heading}>
        {t('people.accounts.keys.title')}
      </h2>
      <p className={styles.when}>{t('people.accounts.keys.lead', { most: MAX_KEYS })}</p>
      {problem ? (
        <ErrorState title={t('people.accounts.keys.failed')} onRetry={askAgain} retrying={isAsking}>
          {problem.message}
        </ErrorState>
      ) : answer ? (
        <>
          <ul>
            {answer.data.map(key => (
              <li key={key.id} className={styles.session}>
                <KeyFacts apiKey={key} />
                <div className={styles.keyActs}>
                  <Button
                    size="sm"
                    tone="quiet"
                    aria-haspopup="dialog"
                    aria-label={t('people.accounts.keys.replaceOf', { name: key.name })}
                    onClick={() => setOpen({ replace: key })}
                  >
                    {t('people.accounts.keys.replace')}
                  </Button>
                  <Button
                    size="sm"
                    tone="quiet"
                    aria-haspopup="dialog"
                    aria-label={t('people.accounts.keys.revokeOf', { name: key.name })}
                    onClick={() => setOpen({ revoke: key })}
                  >
                    {t('people.accounts.keys.revoke')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <div className={styles.acts}>
            <Button aria-haspopup="dialog" onClick={() => setOpen({ form: true })}>
              {t('people.accounts.keys.make')}
            </Button>
          </div>
          <Dialog open={open.form === true} onClose={close} title={t('people.accounts.keys.make')} size="sm">
            <KeyForm scopes={answer.scopes} onClose={close} onMade={show} />
          </Dialog>
        </>
      ) : (
        <div aria-busy="true" className={styles.session}>
          <Skeleton length="medium" />
        </div>
      )}
      <Dialog
        open={open.replace !== undefined}
        onClose={close}
        title={t('people.accounts.keys.replaceTitle')}
        size="sm"
      >
        {open.replace && <ReplaceForm apiKey={open.replace} onClose={close} onMade={show} />}
      </Dialog>
      <AskDialog
        open={open.revoke !== undefined}
        title={open.revoke && t('people.accounts.keys.revokeAsk', { name: open.revoke.name })}
        verb={t('people.accounts.keys.revoke')}
        busy={isActing}
        onCancel={close}
        onConfirm={() => {
          if (open.revoke) void revoke(open.revoke);
        }}
      >
        {t('people.accounts.keys.revokeText')}
      </AskDialog>
      <Dialog open={open.made !== undefined} onClose={close} title={t('people.accounts.keys.made')} size="sm">
        {open.made && (
          <>
            <p>{t('people.accounts.keys.madeText')}</p>
            <p className={styles.key}>
              <code>{open.made.key}</code>
            </p>
            <div className={styles.acts}>
              <CopyButton tone="primary" text={open.made.key} label={t('people.accounts.keys.copy')} />
              <Button onClick={close}>{t('design.close')}</Button>
            </div>
          </>
        )}
      </Dialog>
    </section>
  );
}

function KeyFacts({ apiKey: { name, beginning, scopes, lastUsed, expires } }: { apiKey: ApiKey }) {
  const hasExpired = expires !== null && expires.getTime() <= Date.now();
  return (
    <div>
      <p className={styles.device}>
        {name}
        {hasExpired && <Badge>{t('people.accounts.keys.expired')}</Badge>}
      </p>
      <p className={styles.when}>
        <code>{beginning}…</code> · {scopes.map(scopeName).join(' · ')}
      </p>
      <p className={styles.when}>
        {lastUsed === null
          ? t('people.accounts.keys.unused')
          : t('people.accounts.keys.lastUsed', { when: dayAndHourText(lastUsed) })}
        {' · '}
        {expires === null
          ? t('people.accounts.keys.endless')
          : t('people.accounts.keys.until', { when: dayAndHourText(expires) })}
      </p>
    </div>
  );
}
