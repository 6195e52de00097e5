import { expect, it } from 'vitest';
import { DEMO_IDENTITY } from '#features/shop/demo-identity.ts';
import { newId } from '#shared/id.ts';
import { resetMail } from './own-account-mails.ts';

const id = newId<'account code'>();
const code = '048213';

it('a link to a new password carries the code behind the #, where only the browser reads it', () => {
  const head = { shop: DEMO_IDENTITY, publicUrl: 'https://shop.example' };
  const mail = resetMail(head, 'kavya@home.example', id, code);
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain(`https://shop.example/forgot-password#${id}.${code}`);
  }
  expect(mail.text).toContain(`Your code is ${code}.`);
  expect(mail.subject).toBe(`${code} is your code for a new password`);
});

it('a shop that does not know its own address mails the code alone', () => {
  const mail = resetMail({ shop: DEMO_IDENTITY, publicUrl: undefined }, 'kavya@home.example', id, code);
  expect(mail.text).toContain(`Your code is ${code}.`);
  expect(mail.text).not.toContain('#');
});

it('no two mails have one message id, so that a second code does not hide behind the first', () => {
  const ids = [1, 2].map(
    () => resetMail({ shop: DEMO_IDENTITY, publicUrl: undefined }, 'a@b.example', id, code).messageId,
  );
  expect(new Set(ids).size).toBe(2);
});
