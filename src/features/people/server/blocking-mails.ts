import { careOf, type Letterhead, letter, linkTo, officerOf } from '#features/shop/server/shop.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { PersonKind } from '#shared/actor.ts';

/** As much of a person as a mail to them needs. */
interface Reader {
  readonly email: string;
  readonly userName: string;
  readonly kind: PersonKind;
}

/** To somebody who is shut out. `entry` is that of the audit log, which names the act for good. */
export function blockedMail(head: Letterhead, to: Reader, { reason, entry }: { reason: string; entry: number }): Mail {
  const { shop } = head;
  const goods =
    to.kind === 'seller' ? ' Nothing of yours is on sale meanwhile; orders under way are looked after by us.' : '';
  const title = `Your account at ${shop.name} is blocked`;
  return letter(head, {
    to: { address: to.email, name: to.userName },
    event: `blocked-${entry}`,
    subject: title,
    title,
    blocks: [
      { kind: 'text', text: `You can’t sign in at present, and you have been signed out everywhere.${goods}` },
      { kind: 'heading', text: 'The reason' },
      { kind: 'text', text: reason },
      {
        kind: 'text',
        text: `If you think this is wrong, write to ${careOf(shop)}${shop.grievanceOfficer.name && `, or to ${officerOf(shop)}`}.`,
      },
    ],
  });
}

/** To somebody who may come in again. */
export function unblockedMail(head: Letterhead, to: Reader, entry: number): Mail {
  const goods = to.kind === 'seller' ? ' What you had on sale is on sale again.' : '';
  const title = `Your account at ${head.shop.name} is open again`;
  return letter(head, {
    to: { address: to.email, name: to.userName },
    event: `unblocked-${entry}`,
    subject: title,
    title,
    blocks: [
      { kind: 'text', text: `You can sign in with the password you had.${goods}` },
      ...linkTo(head, 'Sign in', '/login'),
    ],
  });
}
