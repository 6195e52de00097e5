import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { CopyButton } from '#design/buttons/copy-button.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './message-sent.module.css';
import type { SentMessage } from './use-message.ts';

/** Confirmation with the ticket number, to copy or to track. */
export function MessageSent({
  sent: { ticket, email, settleBy },
  onAnother,
}: {
  sent: SentMessage;
  onAnother: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <div role="alert">
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          <CircleCheck aria-hidden="true" />
          {t('office.contact.sent.title')}
        </h3>
        <p className={styles.lead}>{t('office.contact.sent.number')}</p>
        <p className={styles.number}>{ticket}</p>
      </div>
      <p>{t('office.contact.sent.text', { email, day: dayText(new Date(settleBy)) })}</p>
      <div className={styles.ways}>
        <CopyButton text={ticket} label={t('office.contact.sent.copy')} />
        <Link to={paths.ticket(ticket)} className={buttonClass({ tone: 'outline' })}>
          {t('office.contact.sent.track')}
        </Link>
        <Button tone="quiet" onClick={onAnother}>
          {t('office.contact.sent.another')}
        </Button>
      </div>
    </div>
  );
}
