import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { isBlank } from '#shared/text/blank.ts';
import { countText } from '#shared/text/count-text.ts';

/** Labels of the form's fields, in their order. */
export const MESSAGE_LABELS = { name: 'Full name', email: 'Email', subject: 'Subject', message: 'Message' } as const;
export type MessageField = keyof typeof MESSAGE_LABELS;
export const MESSAGE_FIELDS = Object.keys(MESSAGE_LABELS) as readonly MessageField[];

export const MAX_MESSAGE_LENGTHS = { name: 100, email: 254, subject: 150, message: 4000 } as const satisfies Record<
  MessageField,
  number
>;

/** A message to the shop: as typed, or normalised as it is stored. */
export type ContactMessage = Readonly<Record<MessageField, string>>;
export type MessageFaults = Partial<Record<MessageField, string>>;

/** Line breaks of any kind, and characters that change the text direction, which would garble mail headers and lists. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** Control characters except line breaks and tabs. */
const CONTROL_IN_TEXT = /(?![\n\t])\p{Cc}/u;

/** Validates and normalises all fields, so that every error is reported at once (R10.1). */
export function readContactMessage(
  typed: ContactMessage,
): { readonly message: ContactMessage } | { readonly faults: MessageFaults } {
  const read = {
    name: typed.name.trim(),
    email: typed.email.trim(),
    subject: typed.subject.trim(),
    message: typed.message.replaceAll(/\r\n?/g, '\n').trim(),
  };
  const faults: MessageFaults = {};
  for (const field of MESSAGE_FIELDS) {
    const fault = faultOf(field, read[field]);
    if (fault) faults[field] = fault;
  }
  const email = canonicalEmail(read.email);
  if (email === undefined) faults.email ??= 'Enter an e-mail address, such as name@example.com';
  return email === undefined || Object.keys(faults).length > 0 ? { faults } : { message: { ...read, email } };
}

function faultOf(field: MessageField, text: string): string | undefined {
  if (isBlank(text)) return `${MESSAGE_LABELS[field]} is required`;
  if (text.length > MAX_MESSAGE_LENGTHS[field])
    return `Use at most ${countText(MAX_MESSAGE_LENGTHS[field], 'character')}; there are ${countText(text.length)}`;
  if (field === 'message')
    return CONTROL_IN_TEXT.test(text) ? 'Remove the characters that can’t be displayed' : undefined;
  return CONTROL.test(text) ? 'Write this on one line' : undefined;
}
