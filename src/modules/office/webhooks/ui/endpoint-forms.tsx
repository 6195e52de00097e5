import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { addWebhook, editWebhook, replaceSecret, type WebhookEndpoint } from '#office/webhooks/contract.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#office/webhooks/webhook-events.ts';
import { required } from '#people/accounts/registration/field-labels.ts';
import { OwnPasswordField } from '#people/accounts/ui/own-account/own-password-field.tsx';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { EventChoice } from './event-choice.tsx';

interface FormProps {
  onClose: () => void;
}

/** Shows a secret, which is not shown again. */
export interface ShowSecret {
  onSecret: (secret: string) => void;
}

export function NewEndpointForm({ onClose, onSecret }: FormProps & ShowSecret) {
  const form = useForm({
    start: { name: '', url: '', events: WEBHOOK_EVENTS as readonly WebhookEvent[], password: '' },
    send: ({ name, url, events, password }) => {
      const faults = faultsIn({
        name: name.trim() === '' && t('office.webhooks.nameMissing'),
        url: url.trim() === '' && t('office.webhooks.urlMissing'),
        events: events.length === 0 && t('office.webhooks.eventsMissing'),
        password: password === '' && required('password'),
      });
      return faults ? { faults } : call(addWebhook, { name, url, events: [...events], password });
    },
    told: () => null,
    onDone: ({ secret }) => onSecret(secret),
  });
  return (
    <DialogForm form={form} verb={t('office.webhooks.add')} onCancel={onClose}>
      <TextField
        {...form.bound('name')}
        label={t('office.webhooks.name')}
        hint={t('office.webhooks.nameHint')}
        maxLength={60}
        required
      />
      <TextField
        {...form.bound('url')}
        label={t('office.webhooks.url')}
        hint={t('office.webhooks.urlHint')}
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        required
      />
      <EventChoice chosen={form.typed.events} error={form.faults.events} onChange={events => form.change({ events })} />
      <OwnPasswordField {...form.bound('password')} />
    </DialogForm>
  );
}

interface OfEndpoint extends FormProps {
  endpoint: WebhookEndpoint;
}

export function EditEndpointForm({ endpoint, onClose, onSaved }: OfEndpoint & { onSaved: () => void }) {
  const form = useForm({
    start: { name: endpoint.name, events: endpoint.events as readonly WebhookEvent[] },
    send: ({ name, events }) => {
      const faults = faultsIn({
        name: name.trim() === '' && t('office.webhooks.nameMissing'),
        events: events.length === 0 && t('office.webhooks.eventsMissing'),
      });
      return faults ? { faults } : call(editWebhook, { endpointId: endpoint._id, name, events: [...events] });
    },
    onDone: onSaved,
  });
  return (
    <DialogForm form={form} verb={t('office.webhooks.save')} onCancel={onClose}>
      <TextField {...form.bound('name')} label={t('office.webhooks.name')} maxLength={60} required />
      <EventChoice chosen={form.typed.events} error={form.faults.events} onChange={events => form.change({ events })} />
    </DialogForm>
  );
}

const OVERLAPS = [0, 1, 24, 168];

export function SecretForm({ endpoint, onClose, onSecret }: OfEndpoint & ShowSecret) {
  const form = useForm({
    start: { overlap: '24', password: '' },
    send: ({ overlap, password }) =>
      password === ''
        ? { faults: { password: required('password') } }
        : call(replaceSecret, { endpointId: endpoint._id, overlapHours: Number(overlap), password }),
    told: () => null,
    onDone: ({ secret }) => onSecret(secret),
  });
  return (
    <DialogForm form={form} verb={t('office.webhooks.secret')} onCancel={onClose}>
      <p>{t('office.webhooks.secretText')}</p>
      <Select
        {...form.bound('overlap')}
        label={t('office.webhooks.overlap')}
        choices={OVERLAPS.map(hours => ({ value: String(hours), label: t('office.webhooks.hours', { hours }) }))}
      />
      <OwnPasswordField {...form.bound('password')} />
    </DialogForm>
  );
}
