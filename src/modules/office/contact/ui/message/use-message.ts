import { type RefObject, useEffect, useState } from 'react';
import type { sendMessage } from '#office/contact/contract.ts';
import {
  type ContactMessage,
  MESSAGE_FIELDS,
  type MessageFaults,
  readContactMessage,
} from '#office/contact/message.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { ProblemBody } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import { forgetMessageDraft, keepMessageDraft, keptMessageDraft } from './message-draft.ts';

export interface SentMessage {
  readonly ticket: string;
  readonly email: string;
  /** ISO 8601. */
  readonly settleBy: string;
}

/** Why a message was not sent: the server's message, or a network error. */
export type MessageRefusal = { readonly sentence: string } | 'offline' | 'unreached';

/**
 * State of the contact form. The draft is in the session storage until the message is sent, so that an error, a reload or
 * the back button loses nothing. Sending is idempotent: the server returns the same ticket for the same message.
 */
export function useMessage(form: RefObject<HTMLFormElement | null>) {
  const { user } = useSession();
  const [faults, setFaults] = useState<MessageFaults>({});
  const [refusal, setRefusal] = useState<MessageRefusal>();
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<SentMessage>();

  // Fills empty fields from the draft, then from the account. What was typed before hydration is kept.
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

/**
 * Sends a message with plain fetch. The typed client is a lazily loaded chunk, and a browser that failed to load it while
 * offline does not retry until the page is reloaded, so the message could never be sent.
 * @throws if there is no valid response
 */
async function postMessage(message: ContactMessage): Promise<WireAnswerOf<typeof sendMessage> | ProblemBody> {
  const answer = await fetch('/api/common/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': t('language.tag') },
    body: JSON.stringify(message),
  });
  return answer.json();
}
