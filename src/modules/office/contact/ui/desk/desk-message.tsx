import { Link } from 'react-router';
import { Facts } from '#design/data/facts.tsx';
import type { WholeTicket } from '#office/contact/desk.contract.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './desk.module.css';
import { DueText } from './desk-columns.tsx';

/** The message, its author and the answers. */
export function DeskMessage({ ticket }: { ticket: WholeTicket }) {
  const { name, email, writer, receivedAt, message, answers } = ticket;
  const account =
    writer && (writer.isShopper ? <Link to={adminPaths.shopper(writer._id)}>{writer.userName}</Link> : writer.userName);
  return (
    <>
      <PageSection title="Message">
        <Facts
          facts={[
            ['From', name],
            [
              'Email',
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>,
            ],
            ['Received', dayAndHourText(receivedAt)],
            ['Account', account ?? 'Not signed in'],
            ['Due', <DueText key="due" times={ticket} />],
          ]}
        />
        <p className={styles.message}>{message}</p>
      </PageSection>
      {answers.length > 0 && (
        <PageSection title="Answers">
          <ol className={styles.answers}>
            {answers.map(({ by, text, writtenAt }) => (
              <li key={writtenAt.toISOString()}>
                <p className={styles.when}>
                  <time dateTime={writtenAt.toISOString()}>{dayAndHourText(writtenAt)}</time>, by {by}
                </p>
                <p className={styles.answer}>{text}</p>
              </li>
            ))}
          </ol>
        </PageSection>
      )}
    </>
  );
}
