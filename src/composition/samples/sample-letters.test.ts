import { describe, expect, it } from 'vitest';
import { EVENTS } from '#composition/notifications.ts';
import type { MailReader } from '#office/mails/contract.ts';
import type { EventName } from '#platform/context.ts';
import { composeMail } from '#platform/mail/compose-mail.ts';
import { mailOf } from '#platform/mail/mail-channel.ts';
import { type Letter, writeOut } from '#platform/notify/letter.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { letterheadOf } from '#shop/shop/server/shop.ts';
import { sampleLetters } from './sample-letters.ts';
import { sampleMails } from './sample-mails.ts';

const SAMPLE_LETTERS = sampleLetters(SOURCE_LANGUAGE);
const HEAD = letterheadOf(DEMO_IDENTITY, 'https://shop.example');

it('every event of the shop has a sample to look at', () => {
  expect(Object.keys(SAMPLE_LETTERS).sort()).toEqual(Object.keys(EVENTS).sort());
  expect(Object.values(SAMPLE_LETTERS).filter(letters => Object.keys(letters).length === 0)).toEqual([]);
});

describe.each(Object.entries(SAMPLE_LETTERS))('%s', (event, letters) => {
  it.each(Object.keys(letters))('%s says the same in both forms, and can be sent', name => {
    const letter = letters[name];
    if (!letter) throw new Error(`${name} has no sample`);
    const mail = mailOf(writeOut(HEAD, event as EventName, letter));
    const [headers] = composeMail(mail).raw.toString().split('\r\n\r\n');
    expect(headers).not.toMatch(/undefined|null|NaN/);
    const words = mail.html.replace(/<style.*?<\/style>|<[^>]*>/gs, ' ');
    for (const form of [mail.text, words]) {
      expect(form).not.toMatch(/undefined|null|NaN|\[object/);
      for (const sum of mail.text.match(/₹[\d,.]*\d/g) ?? []) expect(form).toContain(sum);
    }
  });
});

describe.each(LANGUAGES.filter(({ code }) => code !== SOURCE_LANGUAGE))('in $name', ({ code, offered }) => {
  // A language may be offered to shoppers only; sellers and administrators then read English.
  const isRead = (event: string) => event !== TO_THE_SHOP && (offered === 'everywhere' || !isForBackOffice(event));
  it.each(Object.entries(sampleLetters(code)).filter(([event]) => isRead(event)))(
    '%s has no sentence of the shop in English',
    (event, letters) => {
      const english = Object.values(SAMPLE_LETTERS[event as EventName]).flatMap(sentences);
      const same = Object.values(letters)
        .flatMap(sentences)
        .filter(text => english.includes(text) && !WRITTEN_BY_PEOPLE.includes(text));
      expect(same).toEqual([]);
    },
  );
});

const BACK_OFFICE: readonly MailReader[] = ['seller', 'administrators', 'shop'];
function isForBackOffice(event: string): boolean {
  const mails = sampleMails(SOURCE_LANGUAGE, DEMO_IDENTITY).filter(mail => mail.event === event);
  return mails.every(({ reader }) => BACK_OFFICE.includes(reader));
}

/** Customer care has no account, and so no language. */
const TO_THE_SHOP = 'contact.received';

/** What a letter quotes. */
const WRITTEN_BY_PEOPLE: readonly string[] = [
  ...[
    'It names a private person.',
    'The MRP must be the one on the pack.',
    'The GST number belongs to another company.',
    'Reviews for goods never bought.',
    'The seal was broken by a fall.',
    'Our prices for these are the lowest until Diwali.',
    'The home page has a sale of phones already.',
  ],
];

function sentences({ subject, title = subject, blocks }: Letter): string[] {
  const inBlocks = blocks.flatMap(block =>
    typeof block === 'string' ? block : block.kind === 'heading' || block.kind === 'link' ? block.text : [],
  );
  return [subject, title, ...inBlocks];
}
