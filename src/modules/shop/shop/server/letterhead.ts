import type { EventName } from '#platform/context.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import type { EventTable } from '#platform/notify/event.ts';
import type { Letterhead } from '#platform/notify/letter.ts';
import { t } from '#shared/language/t.ts';
import { isDemoIdentity } from '#shop/shop/identity/demo-identity.ts';
import { demoNote } from '#shop/shop/identity/demo-note.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';

/** All events of one feature, whose names start with its own. */
export type EventsOf<Feature extends string> = EventTable<EventName & `${Feature}.${string}`, ShopIdentity>;

/**
 * The sender and footer of each notification, from the settings. A shop without an e-mail address sends from the host it is
 * served at.
 */
export function letterheadOf(shop: ShopIdentity, publicUrl: string | undefined): Letterhead {
  const { name, email } = shop;
  const care = [email, ...shop.phones].filter(Boolean).join(', ');
  const who = [shop.legalName || name, shop.registeredAddress].filter(Boolean).join(', ');
  return {
    ...{ name, publicUrl },
    from: { name, email: email || `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}` },
    footer: `${who}.${care && ` ${t('shop.shop.letter.questions', { care })}`}${isDemoIdentity(shop) ? ` ${demoNote()}` : ''}`,
  };
}

/** Customer care as a recipient, also for sellers without an account of their own. It has no account either. */
export function shopItself({ name, email }: ShopIdentity, language: string): Recipient {
  return { name, email, language };
}

/** The contact in a sentence: "write to care@example.com". */
export function contactSentence({ email }: Pick<ShopIdentity, 'email'>): string {
  return email || t('shop.shop.letter.us');
}

/** The grievance officer in the same place; customer care until one is named. */
export function officerOf({ email: care, grievanceOfficer }: ShopIdentity): string {
  const { name, designation, email, phone } = grievanceOfficer;
  return name === '' ? contactSentence({ email: care }) : `${name}, ${designation}: ${email}, ${phone}`;
}
