import { type RefObject, useEffect, useState } from 'react';
import {
  type ContactMessage,
  MESSAGE_FIELDS,
  type MessageFaults,
  readContactMessage,
} from '#office/contact/message.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { forgetMessageDraft, keepMessageDraft, keptMessageDraft } from './message-draft.ts';
import { postMessage } from './post-message.ts';

/** A message that has come, as its writer is told. */
export interface SentMessage {
  readonly ticket: string;
  readonly email: string;
  /** ISO 8601. */
  readonly settleBy: string;
}

/** Why a message was not sent: the server's sentence, or that it could not be asked. */
export type MessageRefusal = { readonly sentence: string } | 'offline' | 'unreached';

/**
 * A message while it is written and sent. What is typed lies in the session's storage until the shop has it, so that a
 * failure, a reload or the back button loses nothing; sent twice it is one ticket, which is the server's promise.
 */
export function useMessage(form: RefObject<HTMLFormElement | null>) {
  const { user } = useSession();
  const [faults, setFaults] = useState<MessageFaults>({});
  const [refusal, setRefusal] = useState<MessageRefusal>();
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<SentMessage>();

  // What was typed before scripts came stays; then the draft; then what is known of who is signed in.
  useEffect(() => {
    const known = { name: user?.userName ?? '', email: user?.email ?? '' };
    if (form.current && !sent) fillEmpty(form.current, { ...known, ...keptMessageDraft() });
  }, [form, sent, user]);

  async function send(): Promise<void> {
    if (!form.current || isSending) return;
    const typed = messageIn(form.current);
    const read = readContactMessage(typed);
    setRefusal(undefined);
    if ('faults' in read) return show(read.faults);
    setFaults({});
    setSending(true);
    try {
      const answer = await postMessage(read.message);
      if (answer.success) {
        forgetMessageDraft();
        setSent({ ...answer.data, email: read.message.email });
      } else if (answer.fields) show(answer.fields);
      else setRefusal({ sentence: answer.message });
    } catch {
      setRefusal(navigator.onLine ? 'unreached' : 'offline');
    } finally {
      setSending(false);
    }
  }

  function show(wrong: MessageFaults): void {
    setFaults(wrong);
    const first = MESSAGE_FIELDS.find(field => wrong[field]);
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  return {
    faults,
    refusal,
    isSending,
    sent,
    changed: () => {
      if (form.current) keepMessageDraft(messageIn(form.current));
    },
    send,
    writeAnother: () => setSent(undefined),
  };
}

function messageIn(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  return Object.fromEntries(MESSAGE_FIELDS.map(field => [field, String(data.get(field) ?? '')])) as ContactMessage;
}

function fillEmpty(form: HTMLFormElement, words: Partial<ContactMessage>): void {
  for (const field of MESSAGE_FIELDS) {
    const control = form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
    if (control.value === '') control.value = words[field] ?? '';
  }
}
