import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composeMail } from '#platform/mail/compose-mail.ts';
import { SAMPLE_MAILS } from './sample-mails.ts';

const names = Object.keys(SAMPLE_MAILS);

it('every mail of the shop has a sample to look at', () => {
  const makers = globSync('src/features/*/server/*.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^export function (\w+Mail)\(/gm)].map(([, name]) => name ?? ''),
  );
  expect(makers.length).toBeGreaterThan(20);
  expect(makers.filter(maker => !names.some(name => name.split(',')[0] === maker))).toEqual([]);
});

it.each(names)('%s says the same in both forms, and can be sent', name => {
  const mail = SAMPLE_MAILS[name];
  if (!mail) throw new Error(`${name} has no sample`);
  expect(composeMail(mail).subject).not.toMatch(/undefined|null|NaN/);
  const words = mail.html.replace(/<style.*?<\/style>|<[^>]*>/gs, ' ');
  for (const form of [mail.text, words]) {
    expect(form).not.toMatch(/undefined|null|NaN|\[object/);
    for (const sum of mail.text.match(/₹[\d,.]*\d/g) ?? []) expect(form).toContain(sum);
  }
});
