import { isDemoIdentity } from '#features/shop/demo-identity.ts';
import { DEMO_NOTE } from '#features/shop/demo-note.ts';
import type { ShopIdentity } from '#features/shop/shop-identity.ts';
import type { Mail, Mailbox } from '#platform/mail/mail.ts';
import { type MailBlock, mailPage } from '#platform/mail/mail-page.ts';

/** What stands on every letter of the shop. */
export interface Letterhead {
  readonly shop: ShopIdentity;
  /** Where links lead; without it there are none. */
  readonly publicUrl: string | undefined;
}

export interface Letter {
  readonly to: Mailbox;
  readonly replyTo?: Mailbox;
  /** What it is about, once and for ever: a letter sent twice for the same event is shown once. */
  readonly event: string;
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}

/** A letter from the shop: its name and address as the settings have them, who it is at the foot. */
export function letter({ shop, publicUrl }: Letterhead, { to, replyTo, event, subject, title, blocks }: Letter): Mail {
  const care = [shop.email, ...shop.phones].filter(Boolean).join(', ');
  const who = [shop.legalName || shop.name, shop.registeredAddress].filter(Boolean).join(', ');
  const footer = `${who}.${care && ` Questions? ${care}`}${isDemoIdentity(shop) ? ` ${DEMO_NOTE}` : ''}`;
  const from = senderOf({ shop, publicUrl });
  const host = from.address.split('@')[1] ?? 'localhost';
  return {
    to,
    from,
    ...(replyTo && { replyTo }),
    subject,
    messageId: `<${event}@${host}>`,
    ...mailPage({ shop: shop.name, title, blocks, footer }),
  };
}

/** Who a mail of the shop is from. A shop that has not given an address yet writes from the host it is served at. */
export function senderOf({ shop: { name, email }, publicUrl }: Letterhead): Mailbox {
  return { name, address: email || `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}` };
}

/** A link into the shop, where the shop knows its own address. */
export function linkTo({ publicUrl }: Letterhead, text: string, path: string): MailBlock[] {
  return publicUrl === undefined ? [] : [{ kind: 'link', text, url: new URL(path, publicUrl).href }];
}

/** Whom to write to within a sentence: "write to care@example.com". */
export function careOf({ email }: Pick<ShopIdentity, 'email'>): string {
  return email || 'us';
}

/** Who hears complaints, in the same place; customer care while nobody is named. */
export function officerOf({ email: care, grievanceOfficer }: ShopIdentity): string {
  const { name, designation, email, phone } = grievanceOfficer;
  return name === '' ? careOf({ email: care }) : `${name}, ${designation}: ${email}, ${phone}`;
}
