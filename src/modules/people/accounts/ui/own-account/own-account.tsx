import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { getAccount, type OwnAccount } from '#people/accounts/own-account.contract.ts';
import { FIELD_LABELS } from '#people/accounts/registration/field-labels.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { languageName } from '#shared/language/spoken-language.ts';
import { t } from '#shared/language/t.ts';
import {
  ChangeEmailDialog,
  ChangeLanguageDialog,
  ChangeMobileDialog,
  ChangePasswordDialog,
} from './change-dialogs.tsx';
import styles from './own-account.module.css';
import { OwnKeys } from './own-keys.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { TextsDialog } from './texts-dialog.tsx';

export type OwnAccountProps = {
  /** Shows a logout button, on pages that have no other. */
  withLogout?: boolean;
  /** Further sections. */
  children?: ReactNode;
};

/** The signed-in user's details, with ways to change them, and signed-in devices. */
export function OwnAccountPanel({ withLogout = false, children }: OwnAccountProps) {
  const { signOut } = useSession();
  const { answer, problem, isAsking, askAgain } = useAnswer(getAccount, {});
  if (problem)
    return (
      <ErrorState title={t('people.accounts.own.failed')} onRetry={askAgain} retrying={isAsking}>
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
      <section aria-label={t('people.accounts.own.details')}>
        <OwnFacts account={answer.data} onChanged={askAgain} />
        {withLogout && (
          <Button className={styles.logout} icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
            {t('people.accounts.own.logout')}
          </Button>
        )}
      </section>
      <OwnSessions />
      <OwnKeys />
      {children}
    </div>
  );
}

type Changeable = 'email' | 'mobile' | 'texts' | 'language' | 'password';

const CHANGE: Readonly<Record<Changeable, () => string>> = {
  email: () => t('people.accounts.own.changeEmail'),
  mobile: () => t('people.accounts.own.changeMobile'),
  texts: () => t('people.accounts.own.textsChange'),
  language: () => t('people.accounts.own.changeLanguage'),
  password: () => t('people.accounts.own.changePassword'),
};

/** The details of an account; most have a button to change them. */
function OwnFacts({ account, onChanged }: { account: OwnAccount; onChanged: () => void }) {
  const [open, setOpen] = useState<Changeable>();
  const { userName, email, mobile, language, texts, canText } = account;
  const dialog = {
    onClose: () => setOpen(undefined),
    onChanged: () => {
      setOpen(undefined);
      onChanged();
    },
  };
  const facts: readonly (readonly [string, string, Changeable?])[] = [
    [FIELD_LABELS.userName, userName],
    [FIELD_LABELS.email, email, 'email'],
    [FIELD_LABELS.mobile, mobile === null ? t('people.accounts.own.noMobile') : showMobile(mobile), 'mobile'],
    ...(canText || texts
      ? [
          [
            t('people.accounts.own.texts'),
            texts ? t('people.accounts.own.textsOn') : t('people.accounts.own.textsOff'),
            'texts',
          ] as const,
        ]
      : []),
    [t('people.accounts.own.language'), languageName(language), 'language'],
    [FIELD_LABELS.password, '••••••••', 'password'],
  ];
  return (
    <>
      <dl>
        {facts.map(([name, value, changes]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            {changes && (
              <dd className={styles.change}>
                <Button
                  size="sm"
                  tone="quiet"
                  aria-label={CHANGE[changes]()}
                  aria-haspopup="dialog"
                  onClick={() => setOpen(changes)}
                >
                  {t('people.accounts.own.change')}
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <ChangeEmailDialog open={open === 'email'} {...dialog} />
      <ChangeMobileDialog open={open === 'mobile'} {...dialog} />
      <TextsDialog open={open === 'texts'} account={account} {...dialog} />
      <ChangeLanguageDialog open={open === 'language'} language={language} {...dialog} />
      <ChangePasswordDialog open={open === 'password'} email={email} {...dialog} />
    </>
  );
}
