import { Checkbox } from '#design/choices/checkbox.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#office/webhooks/webhook-events.ts';
import { t } from '#shared/language/t.ts';
import styles from './webhooks.module.css';

const GROUPS: readonly (readonly [beginnings: readonly string[], label: string])[] = [
  [['order'], t('office.webhooks.group.order')],
  [['return'], t('office.webhooks.group.return')],
  [['refund', 'invoice'], t('office.webhooks.group.refund')],
  [['product'], t('office.webhooks.group.product')],
];

interface EventChoiceProps {
  chosen: readonly WebhookEvent[];
  error?: string | undefined;
  onChange: (chosen: readonly WebhookEvent[]) => void;
}

/** The events that an endpoint is sent, by their names in the API. */
export function EventChoice({ chosen, error, onChange }: EventChoiceProps) {
  const hasAll = chosen.length === WEBHOOK_EVENTS.length;
  return (
    <FieldGroup legend={t('office.webhooks.events')} error={error}>
      <Checkbox
        label={t('office.webhooks.allEvents')}
        checked={hasAll}
        indeterminate={!hasAll && chosen.length > 0}
        onChange={() => onChange(hasAll ? [] : WEBHOOK_EVENTS)}
      />
      <div className={styles.groups}>
        {GROUPS.map(([beginnings, label]) => (
          <section key={label} className={styles.group}>
            <h3 className={styles.groupHead}>{label}</h3>
            {WEBHOOK_EVENTS.filter(event => beginnings.includes(event.split('.')[0] ?? '')).map(event => (
              <Checkbox
                key={event}
                name="events"
                label={<code>{event}</code>}
                checked={chosen.includes(event)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(WEBHOOK_EVENTS.filter(each => (each === event ? checked : chosen.includes(each))))
                }
              />
            ))}
          </section>
        ))}
      </div>
    </FieldGroup>
  );
}
