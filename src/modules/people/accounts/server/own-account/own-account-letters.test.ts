import { expect, it } from 'vitest';
import { writeOut } from '#platform/notify/letter.ts';
import { newId } from '#shared/id.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { letterheadOf } from '#shop/shop/server/shop.ts';
import { resetCode } from './own-account-letters.ts';

const id = newId<'account code'>();
const code = '048213';

function written(publicUrl: string | undefined) {
  const letter = resetCode(DEMO_IDENTITY, { email: 'kavya@home.example' }, id, code);
  return writeOut(letterheadOf(DEMO_IDENTITY, publicUrl), 'accounts.own-code', letter);
}

it('a link to a new password carries the code behind the #, where only the browser reads it', () => {
  const { text, html, subject } = written('https://shop.example');
  for (const form of [text, html]) {
    expect(form).toContain(`https://shop.example/forgot-password#${id}.${code}`);
  }
  expect(text).toContain(`Your code is ${code}.`);
  expect(subject).toBe(`${code} is your code for a new password`);
});

it('a shop that does not know its own address mails the code alone', () => {
  const { text } = written(undefined);
  expect(text).toContain(`Your code is ${code}.`);
  expect(text).not.toContain('#');
});

it('no two mails have one message id, so that a second code does not hide behind the first', () => {
  expect(new Set([1, 2].map(() => written(undefined).id)).size).toBe(2);
});
