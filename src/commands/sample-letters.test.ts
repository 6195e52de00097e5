import { describe, expect, it } from 'vitest';
import { EVENTS } from '#composition/notifications.ts';
import type { EventName } from '#platform/context.ts';
import { composeMail } from '#platform/mail/compose-mail.ts';
import { mailOf } from '#platform/mail/mail-channel.ts';
import { writeOut } from '#platform/notify/letter.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { letterheadOf } from '#shop/shop/server/shop.ts';
import { SAMPLE_LETTERS } from './sample-letters.ts';

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
