import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { t } from '#shared/language/t.ts';
import { isBlank } from '#shared/text/blank.ts';

/** Labels of the form's fields, in their order. Read where they are shown, so in the language of that place. */
export const MESSAGE_LABELS = {
  get name() {
    return t('office.contact.field.name');
  },
  get email() {
    return t('office.contact.field.email');
  },
  get subject() {
    return t('office.contact.field.subject');
  },
  get message() {
    return t('office.contact.field.message');
  },
};
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
  if (email === undefined) faults.email ??= t('office.contact.fault.email');
  return email === undefined || Object.keys(faults).length > 0 ? { faults } : { message: { ...read, email } };
}

/** The error message for an empty field. */
export function required(field: MessageField): string {
  return t('office.contact.fault.required', { label: MESSAGE_LABELS[field] });
}

function faultOf(field: MessageField, text: string): string | undefined {
  if (isBlank(text)) return required(field);
  if (text.length > MAX_MESSAGE_LENGTHS[field])
    return t('office.contact.fault.long', { most: MAX_MESSAGE_LENGTHS[field], count: text.length });
  if (field === 'message') return CONTROL_IN_TEXT.test(text) ? t('office.contact.fault.hidden') : undefined;
  return CONTROL.test(text) ? t('office.contact.fault.oneLine') : undefined;
}
