import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { EmailField } from '#design/fields/email-field.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { askGuestCode, enterAsGuest } from '#people/accounts/guests/guests.contract.ts';
import { FIELD_LABELS, required } from '#people/accounts/registration/field-labels.ts';
import { AccountSubmit } from '#people/accounts/ui/account-submit.tsx';
import styles from '#people/accounts/ui/form.module.css';
import { MailedCodeField } from '#people/accounts/ui/mailed-code-field.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Id } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';

export interface GuestEntryProps {
  title: string;
  /** Fields above the e-mail address. */
  children?: ReactNode;
  /** What is wrong with those, before a code is asked for. @returns whether they are right */
  check?: () => boolean;
  onEntered: (user: SessionUser) => void;
}

/** Asks for an e-mail address, then for the code that was mailed to it. */
export function GuestEntry({ title, children, check = () => true, onEntered }: GuestEntryProps) {
  const [sent, setSent] = useState<{ readonly entry: Id<'account code'>; readonly message: string }>();
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead} aria-live="polite">
          {sent?.message ?? t('people.accounts.guest.how')}
        </p>
      </div>
      {sent ? (
        <CodeForm entry={sent.entry} onAgain={() => setSent(undefined)} onEntered={onEntered} />
      ) : (
        <EmailForm check={check} onSent={setSent}>
          {children}
        </EmailForm>
      )}
      <div className={styles.more}>
        <p>
          {rich('people.accounts.guest.signIn', {
            link: words => (
              <Link to={paths.login} className={styles.link}>
                {words}
              </Link>
            ),
          })}
        </p>
      </div>
    </>
  );
}

interface EmailFormProps extends Required<Pick<GuestEntryProps, 'check'>> {
  children: ReactNode;
  onSent: (sent: { readonly entry: Id<'account code'>; readonly message: string }) => void;
}

function EmailForm({ check, children, onSent }: EmailFormProps) {
  const form = useForm({
    start: { email: '' },
    send: ({ email }) => {
      const isRight = check();
      if (email.trim() === '') return { faults: { email: required('email') } };
      return isRight ? call(askGuestCode, { email }) : { faults: undefined };
    },
    told: () => null,
    onDone: onSent,
  });
  return (
    <form {...form.props} className={styles.form}>
      {children}
      <EmailField
        {...form.bound('email')}
        label={FIELD_LABELS.email}
        hint={t('people.accounts.guest.mailOnly')}
        autoComplete="email"
        required
      />
      <AccountSubmit busy={form.busy} busyLabel={t('people.accounts.guest.sending')}>
        {t('people.accounts.own.sendCode')}
      </AccountSubmit>
    </form>
  );
}

interface CodeFormProps extends Pick<GuestEntryProps, 'onEntered'> {
  entry: Id<'account code'>;
  onAgain: () => void;
}

function CodeForm({ entry, onAgain, onEntered }: CodeFormProps) {
  const { signedIn } = useSession();
  const form = useForm({
    start: { code: '' },
    send: ({ code }) =>
      code.trim() === ''
        ? { faults: { code: t('people.accounts.fault.code') } }
        : call(enterAsGuest, { entry, code: code.trim() }),
    told: () => null,
    onDone: ({ user }) => {
      signedIn(user);
      onEntered(user);
    },
  });
  const { ref } = form.props;
  useEffect(() => ref.current?.querySelector<HTMLElement>('[name=code]')?.focus(), [ref]);
  return (
    <form {...form.props} className={styles.form}>
      <MailedCodeField {...form.bound('code')} again={t('people.accounts.guest.again')} onAgain={onAgain} />
      <AccountSubmit busy={form.busy} busyLabel={t('people.accounts.guest.checking')}>
        {t('people.accounts.guest.continue')}
      </AccountSubmit>
    </form>
  );
}
