import type { ContactMessage } from '#office/contact/message.ts';

const DRAFT = 'contactDraft';

/** Stores the draft in the session storage, if it is available. */
export function keepMessageDraft(typed: ContactMessage): void {
  try {
    sessionStorage.setItem(DRAFT, JSON.stringify(typed));
  } catch {
    // Storage is full or disabled; the form still has the text.
  }
}

/** The non-empty fields of the stored draft. */
export function keptMessageDraft(): Partial<ContactMessage> {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as Partial<Record<keyof ContactMessage, unknown>>;
    return Object.fromEntries(Object.entries(draft).filter(([, text]) => typeof text === 'string' && text !== ''));
  } catch {
    return {};
  }
}

export function forgetMessageDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT);
  } catch {
    // Storage is disabled, so there is no draft.
  }
}
