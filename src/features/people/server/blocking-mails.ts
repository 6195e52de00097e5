import { careOf, type Letterhead, letter, linkTo, officerOf } from '#features/shop/server/shop.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { PersonKind } from '#shared/actor.ts';
import * as paths from '#shared/paths.ts';

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
    to.kind === 'seller' ? ' Your products are off sale for now, and we’ll take care of your open orders.' : '';
  const title = `Your account at ${shop.name} is blocked`;
  return letter(head, {
    to: { address: to.email, name: to.userName },
    event: `blocked-${entry}`,
    subject: title,
    title,
    blocks: [
      { kind: 'text', text: `You can’t sign in for now, and you have been signed out on all devices.${goods}` },
      { kind: 'heading', text: 'Reason' },
      { kind: 'text', text: reason },
      {
        kind: 'text',
        text: `If you think this is a mistake, write to ${careOf(shop)}${shop.grievanceOfficer.name && `, or to ${officerOf(shop)}`}.`,
      },
    ],
  });
}

/** To somebody who may come in again. */
export function unblockedMail(head: Letterhead, to: Reader, entry: number): Mail {
  const goods = to.kind === 'seller' ? ' Your products are live again.' : '';
  const title = `Your account at ${head.shop.name} is unblocked`;
  return letter(head, {
    to: { address: to.email, name: to.userName },
    event: `unblocked-${entry}`,
    subject: title,
    title,
    blocks: [
      { kind: 'text', text: `You can sign in with your password again.${goods}` },
      ...linkTo(head, 'Sign in', paths.login),
    ],
  });
}
