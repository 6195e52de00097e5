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
export function letter({ shop }: Letterhead, { to, replyTo, event, subject, title, blocks }: Letter): Mail {
  const footer = `${shop.legalName}, ${shop.registeredAddress}. Questions? ${shop.email}, ${shop.phones.join(', ')}`;
  const host = shop.email.split('@')[1] ?? 'localhost';
  return {
    to,
    from: { name: shop.name, address: shop.email },
    ...(replyTo && { replyTo }),
    subject,
    messageId: `<${event}@${host}>`,
    ...mailPage({ shop: shop.name, title, blocks, footer }),
  };
}

/** A link into the shop, where the shop knows its own address. */
export function linkTo({ publicUrl }: Letterhead, text: string, path: string): MailBlock[] {
  return publicUrl === undefined ? [] : [{ kind: 'link', text, url: new URL(path, publicUrl).href }];
}
