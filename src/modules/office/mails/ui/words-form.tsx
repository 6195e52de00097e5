import { useEffect } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { type MailWords, saveMail, testMail } from '#office/mails/contract.ts';
import { MAIL_TEXTS, MAX_WORDS, readWords, type TypedWords } from '#office/mails/read-words.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { LeaveGuard } from '#routing/leave-guard.tsx';
import { PageSection } from '#routing/page/page-section.tsx';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import styles from './mail.module.css';

type WordsFormProps = {
  words: MailWords;
  onTyped: (typed: TypedWords) => void;
  onSaved: (answer: { success: true; data: MailWords }) => void;
};

/** The texts that the shop writes itself, with a test mail of what is typed; `version` protects what others save. */
export function WordsForm({ words, onTyped, onSaved }: WordsFormProps) {
  const { mail, language, subject, opening, closing, version, placeholders, usualSubject } = words;
  const which = { mail, language };
  const form = useForm({
    start: { subject, opening, closing },
    send: typed => {
      const read = readWords(typed, placeholders);
      return 'faults' in read ? { faults: read.faults } : call(saveMail, { ...which, ...read.words, version });
    },
    onDone: answer => {
      const { subject, opening, closing } = answer.data;
      form.reset({ subject, opening, closing });
      onSaved(answer);
    },
  });
  const { act, isActing } = useAct();
  const { typed } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the preview follows what is typed
  useEffect(() => onTyped(typed), [typed.subject, typed.opening, typed.closing]);
  return (
    <PageSection title={t('office.mails.words')}>
      <form {...form.props} className={styles.form}>
        <p className={styles.hint}>
          {t('office.mails.placeholders', { list: placeholders.map(name => `{${name}}`).join(', ') })}
        </p>
        <TextField
          {...form.bound('subject')}
          label={t('office.mails.subject')}
          hint={t('office.mails.subjectHint', { subject: usualSubject })}
          maxLength={MAX_WORDS.subject}
        />
        <TextArea
          {...form.bound('opening')}
          label={t('office.mails.opening')}
          hint={t('office.mails.openingHint')}
          rows={4}
          maxLength={MAX_WORDS.opening}
        />
        <TextArea
          {...form.bound('closing')}
          label={t('office.mails.closing')}
          hint={t('office.mails.closingHint')}
          rows={4}
          maxLength={MAX_WORDS.closing}
        />
        <div className={styles.acts}>
          <Button type="submit" tone="primary" busy={form.busy}>
            {t('office.mails.save')}
          </Button>
          <Button busy={isActing} onClick={() => void act(() => call(testMail, { ...which, ...typed }))}>
            {t('office.mails.test')}
          </Button>
          <Button tone="quiet" onClick={() => form.change({ subject: '', opening: '', closing: '' })}>
            {t('office.mails.reset')}
          </Button>
        </div>
      </form>
      <LeaveGuard unsaved={MAIL_TEXTS.some(name => typed[name] !== words[name])} />
    </PageSection>
  );
}
