import { type FormEvent, useRef } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { EmailField } from '#design/fields/email-field.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { MAX_MESSAGE_LENGTHS, MESSAGE_LABELS, type MessageField } from '#office/contact/message.ts';
import { useInBrowser } from '#routing/use-in-browser.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './contact-form.module.css';
import { MessageSent } from './message-sent.tsx';
import { SendingFailed } from './sending-failed.tsx';
import { useMessage } from './use-message.ts';

/** The form on Contact Us: four fields, all of them required. Once a message is sent its ticket number takes its place. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { faults, refusal, isSending, sent, changed, send, writeAnother } = useMessage(form);
  // Known as the screens come to life and not one drawing later: what was pressed early is pressed again right then.
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
        <EmailField {...bound('email')} autoComplete="email" hint="We’ll reply to this address" />
      </div>
      <TextField {...bound('subject')} autoComplete="off" hint="Add the order number if it is about an order" />
      <TextArea {...bound('message')} rows={7} />
      {refusal && <SendingFailed refusal={refusal} />}
      {/* Until scripts are here a press must not send the page away with what was typed. */}
      <Button
        type={isReady ? 'submit' : 'button'}
        tone="primary"
        size="xl"
        busy={isSending}
        busyLabel="Sending…"
        className={styles.act}
      >
        Send message
      </Button>
    </form>
  );
}

function WithoutScripts() {
  const { email, phones } = useShop();
  return (
    <noscript>
      <p className={styles.noscript}>
        This form needs JavaScript. Without it, please write to {email} or call {phones[0]}: your message will still get
        a ticket number.
      </p>
    </noscript>
  );
}
