import CircleAlert from 'lucide-react/icons/circle-alert';
import { type FormEvent, useRef } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { EmailField } from '#design/fields/email-field.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { MAX_MESSAGE_LENGTHS, MESSAGE_LABELS, type MessageField } from '#office/contact/message.ts';
import { useInBrowser } from '#routing/use-in-browser.ts';
import { t } from '#shared/language/t.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './contact-form.module.css';
import { MessageSent } from './message-sent.tsx';
import { type MessageRefusal, useMessage } from './use-message.ts';

/** The form on Contact Us. Once the message is sent, the ticket number is shown instead. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { faults, refusal, isSending, sent, changed, send, writeAnother } = useMessage(form);
  // Must be true in the first render after hydration, because clicks made before it are repeated right then (decision 18).
  const isReady = useInBrowser();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send();
  }

  if (sent) return <MessageSent sent={sent} onAnother={writeAnother} />;
  const bound = (field: MessageField) => ({
    label: MESSAGE_LABELS[field],
    name: field,
    error: faults[field],
    maxLength: MAX_MESSAGE_LENGTHS[field],
    required: true,
  });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onInput={changed}>
      <WithoutScripts />
      <div className={styles.pair}>
        <TextField {...bound('name')} autoComplete="name" autoCapitalize="words" />
        <EmailField {...bound('email')} autoComplete="email" hint={t('office.contact.form.emailHint')} />
      </div>
      <TextField {...bound('subject')} autoComplete="off" hint={t('office.contact.form.subjectHint')} />
      <TextArea {...bound('message')} rows={7} />
      {refusal && <SendingFailed refusal={refusal} />}
      {/* Before hydration a click must not submit the form natively, which would lose the message. */}
      <Button
        type={isReady ? 'submit' : 'button'}
        tone="primary"
        size="xl"
        busy={isSending}
        busyLabel={t('office.contact.form.sending')}
        className={styles.act}
      >
        {t('office.contact.form.send')}
      </Button>
    </form>
  );
}

function WithoutScripts() {
  const { email, phones } = useShop();
  return (
    <noscript>
      <p className={styles.noscript}>{t('office.contact.form.noScript', { email, phone: phones[0] ?? '' })}</p>
    </noscript>
  );
}

const SENTENCES = {
  offline: t('office.contact.form.offline'),
  unreached: t('office.contact.form.unreached'),
} as const;

/** The reason why the message was not sent; the form keeps its content. */
function SendingFailed({ refusal }: { refusal: MessageRefusal }) {
  return (
    <p className={styles.failed} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>
        {typeof refusal === 'string' ? SENTENCES[refusal] : refusal.sentence} {t('office.contact.form.stillHere')}
      </span>
    </p>
  );
}
