import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { CopyButton } from '#office/contact/ui/ticket/copy-button.tsx';
import { ticketPage } from '#office/contact/ui/ticket/ticket-page.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './message-sent.module.css';
import type { SentMessage } from './use-message.ts';

/** What is said of a message that has come: its ticket number, to copy and to follow. */
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
          Message sent!
        </h3>
        <p className={styles.lead}>Your ticket number is</p>
        <p className={styles.number}>{ticket}</p>
      </div>
      <p>
        We’ll reply to {email} by {dayText(new Date(settleBy))} at the latest. We’ve also sent the number there: use it
        to track your message.
      </p>
      <div className={styles.ways}>
        <CopyButton text={ticket} label="Copy ticket number" />
        <Link to={ticketPage(ticket)} className={buttonClass({ tone: 'outline' })}>
          Track your ticket
        </Link>
        <Button tone="quiet" onClick={onAnother}>
          Write another message
        </Button>
      </div>
    </div>
  );
}
