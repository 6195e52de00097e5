import { type Letterhead, letter, senderOf } from '#features/shop/server/shop.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { LIMITS } from '#platform/throttle/limits.ts';
import { dayAndHourText } from '#shared/dates.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { CODE_MINUTES } from './registrations.queries.ts';

/** The code that proves an address. Nothing in it was written by whoever asked, because that need not be the reader. */
export function codeMail(head: Letterhead, address: string, code: string): Mail {
  const shop = head.shop.name;
  return {
    to: { address },
    from: senderOf(head),
    subject: `${code} is your ${shop} code`,
    ...paragraphs(
      [
        `Your one-time code for ${shop} is`,
        code,
        `It is valid for ${CODE_MINUTES} minutes and can be used once. Nobody from ${shop} will ever ask you for it.`,
        'If you did not request it, you can ignore this mail. No account is created without the code.',
      ],
      code,
    ),
  };
}

/** To the owner of an account, when somebody has tried to register with its address. */
export function knownAddressMail(head: Letterhead, address: string): Mail {
  const shop = head.shop.name;
  return {
    to: { address },
    from: senderOf(head),
    subject: `You already have an account at ${shop}`,
    ...paragraphs([
      `Someone has just tried to register at ${shop} with this e-mail address. It already belongs to your account, so nothing has changed.`,
      'If it was you, sign in with this address and your password instead of registering again.',
      'If it was not you, you can ignore this mail.',
    ]),
  };
}

/** To an administrator: registrations have used up what the shop mails to strangers in an hour. */
const [[PROVIDERS_SHARE]] = LIMITS['register.provider'].windows;

export function alarmMail(head: Letterhead, address: string, since: Date): Mail {
  const { name } = head.shop;
  return letter(head, {
    to: { address },
    event: `registering-paused-${since.getTime()}`,
    subject: `${name}: registration is paused`,
    title: 'Registration is paused',
    blocks: [
      {
        kind: 'text',
        text: `Since ${dayAndHourText(since)}, registration at ${name} is paused for the internet providers that most requests come from, because more codes were requested in an hour than the shop mails to new customers. Customers of other providers can still register, up to ${PROVIDERS_SHARE} per provider. The pause ends by itself within the hour. Existing customers can sign in and order as usual.`,
      },
      {
        kind: 'text',
        text: 'If you did not expect so many new customers, someone may be requesting codes for other people’s addresses. To see which networks the requests come from, check the log of the proxy in front of the shop.',
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
