import type { ContactMessage } from '#office/contact/message.ts';

const DRAFT = 'contactDraft';

/** Keeps what has been typed for as long as the tab lives. A browser that stores nothing keeps nothing. */
export function keepMessageDraft(typed: ContactMessage): void {
  try {
    sessionStorage.setItem(DRAFT, JSON.stringify(typed));
  } catch {
    // Full or forbidden: the form itself still holds it.
  }
}

/** What was typed before and not sent: only fields that hold something. */
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
    // Nothing was kept either.
  }
}
