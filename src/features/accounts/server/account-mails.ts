import { type Letterhead, letter } from '#features/shop/server/shop.ts';
import type { ShopIdentity } from '#features/shop/shop-identity.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { dayAndHourText } from '#shared/dates.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { CODE_MINUTES } from './registrations.queries.ts';

type Sender = Pick<ShopIdentity, 'name' | 'email'>;

/** The code that proves an address. Nothing in it was written by whoever asked, because that need not be the reader. */
export function codeMail({ name: shop, email }: Sender, address: string, code: string): Mail {
  return {
    to: { address },
    from: { name: shop, address: email },
    subject: `${code} is your ${shop} code`,
    ...paragraphs(
      [
        `Your one-time code for ${shop} is`,
        code,
        `It works for ${CODE_MINUTES} minutes and once. Nobody from ${shop} will ever ask you for it.`,
        'If you did not ask for it, you need not do anything: without the code no account is made.',
      ],
      code,
    ),
  };
}

/** To the owner of an account, when somebody has tried to register with its address. */
export function knownAddressMail({ name: shop, email }: Sender, address: string): Mail {
  return {
    to: { address },
    from: { name: shop, address: email },
    subject: `You already have an account at ${shop}`,
    ...paragraphs([
      `Somebody has just tried to register at ${shop} with this e-mail address. It already belongs to your account, so nothing has changed.`,
      'If it was you, sign in with this address and your password instead of registering again.',
      'If it was not you, you need not do anything.',
    ]),
  };
}

/** To an administrator: registrations have used up what the shop mails to strangers in an hour. */
export function alarmMail(head: Letterhead, address: string, since: Date): Mail {
  const { name } = head.shop;
  return letter(head, {
    to: { address },
    event: `registering-paused-${since.getTime()}`,
    subject: `${name}: registering pauses`,
    title: 'Registering pauses',
    blocks: [
      {
        kind: 'text',
        text: `Since ${dayAndHourText(since)} nobody new can register at ${name}: more codes were asked for than the shop mails to strangers in an hour. It opens again by itself within the hour. Whoever has an account signs in and buys as ever.`,
      },
      {
        kind: 'text',
        text: 'If this is no rush of customers, somebody is having codes sent to the addresses of others. The log of the proxy before the shop tells from which networks.',
      },
    ],
  });
}

function paragraphs(texts: readonly string[], large?: string): Pick<Mail, 'text' | 'html'> {
  const html = texts.map(text =>
    text === large
      ? `<p style="font-size:32px;font-weight:700;letter-spacing:0.2em;margin:16px 0">${escapeHtml(text)}</p>`
      : `<p>${escapeHtml(text)}</p>`,
  );
  return { text: `${texts.join('\n\n')}\n`, html: `<div style="font-family:sans-serif">${html.join('')}</div>` };
}
