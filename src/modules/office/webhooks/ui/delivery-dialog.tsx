import { Button } from '#design/buttons/button.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { readDelivery, redeliver } from '#office/webhooks/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import type { DeliveryId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './webhooks.module.css';

interface DeliveryDialogProps {
  /** From the address; the dialog is open while it is set. */
  id: DeliveryId | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** One delivery over the list: its payload, and each attempt with what was answered. */
export function DeliveryDialog({ id, onClose, onChanged }: DeliveryDialogProps) {
  const asked = useAnswer(readDelivery, id ? { deliveryId: id } : null);
  const found = asked.answer?.data._id === id ? asked.answer?.data : undefined;
  const { act, isActing } = useAct();
  const again = async (deliveryId: DeliveryId) => {
    await act(() => call(redeliver, { deliveryId }));
    asked.askAgain();
    onChanged();
  };
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      size="lg"
      title={found ? <code>{found.type}</code> : t('office.webhooks.one')}
      footer={
        found && (
          <Button busy={isActing} onClick={() => void again(found._id)}>
            {t('office.webhooks.again')}
          </Button>
        )
      }
    >
      {asked.problem ? (
        <ErrorState title={t('office.webhooks.oneUnloaded')} onRetry={asked.askAgain} retrying={asked.isAsking}>
          {asked.problem.message}
        </ErrorState>
      ) : found ? (
        <Attempts of={found} />
      ) : (
        <div aria-busy="true">
          <Skeleton length="medium" />
        </div>
      )}
    </Dialog>
  );
}

type Delivery = AnswerOf<typeof readDelivery>['data'];

function Attempts({ of: { attempts, payload, eventId } }: { of: Delivery }) {
  return (
    <>
      <h3 className={styles.heading}>{t('office.webhooks.attempts')}</h3>
      {attempts.length === 0 && <p className={styles.quiet}>{t('office.webhooks.noAttempts')}</p>}
      <ol className={styles.attempts}>
        {attempts.map(attempt => (
          <li key={attempt.number}>
            <p>{resultText(attempt)}</p>
            <p className={styles.quiet}>
              {t('office.webhooks.attempt', {
                when: dayAndHourText(attempt.at),
                milliseconds: attempt.milliseconds,
              })}
            </p>
            {attempt.answer && <Text label={t('office.webhooks.answer')} text={attempt.answer} />}
          </li>
        ))}
      </ol>
      <h3 className={styles.heading}>{t('office.webhooks.payload')}</h3>
      <p className={styles.quiet}>
        {t('office.webhooks.eventId')} <code>{eventId}</code>
      </p>
      <Text label={t('office.webhooks.payload')} text={JSON.stringify(JSON.parse(payload), null, 2)} />
    </>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which needs the keyboard too
    <section className={styles.text} aria-label={label} tabIndex={0}>
      <pre>{text}</pre>
    </section>
  );
}

const FAILURES: Readonly<Record<string, string>> = {
  slow: t('office.webhooks.failure.slow'),
  'not-public': t('office.webhooks.failure.notPublic'),
  'unknown-host': t('office.webhooks.failure.unknownHost'),
  unreachable: t('office.webhooks.failure.unreachable'),
  address: t('office.webhooks.failure.address'),
  port: t('office.webhooks.failure.port'),
};

function resultText({ failure, status }: Delivery['attempts'][number]): string {
  if (failure === null) return t('office.webhooks.failure.arrived', { status: status ?? 0 });
  if (status !== null) return t('office.webhooks.failure.status', { status });
  return FAILURES[failure] ?? t('office.webhooks.failure.other');
}
