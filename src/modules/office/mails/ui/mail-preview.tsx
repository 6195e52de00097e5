import { useEffect, useState } from 'react';
import { previewMail } from '#office/mails/contract.ts';
import type { TypedWords } from '#office/mails/read-words.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import styles from './mail.module.css';

/** Typing on asks for nothing. */
const PAUSE_MS = 400;

type MailPreviewProps = { mail: string; language: string; words: TypedWords };

/** The mail as it would be sent, in a frame that runs no scripts and opens no links. */
export function MailPreview({ mail, language, words: { subject, opening, closing } }: MailPreviewProps) {
  const [shown, setShown] = useState({ subject, opening, closing });
  useEffect(() => {
    const timer = setTimeout(() => setShown({ subject, opening, closing }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [subject, opening, closing]);
  const { answer, problem } = useAnswer(previewMail, { mail, language, ...shown });
  return (
    <PageSection title={t('office.mails.preview')}>
      {problem && <p className={styles.hint}>{t('office.mails.noPreview')}</p>}
      {answer && (
        <>
          <p className={styles.subject}>{answer.data.subject}</p>
          <iframe className={styles.frame} title={t('office.mails.previewOf')} sandbox="" srcDoc={answer.data.html} />
        </>
      )}
    </PageSection>
  );
}
