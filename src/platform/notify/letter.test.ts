import { expect, it } from 'vitest';
import { t } from '#shared/language/t.ts';
import { letterIn, link, writeOut } from './letter.ts';

it('writes a letter in the language of its recipient, with links to pages in it', () => {
  const letter = letterIn('hi', () => ({
    to: { email: 'asha@example.in' },
    subject: t('orders.cart.sheet.empty'),
    blocks: [link(t('orders.cart.items', { count: 2 }), '/shop/listing')],
  }));
  const head = { name: 'Shop', from: { email: 'shop@example.in' }, footer: 'Shop', publicUrl: 'https://shop.example' };
  const { subject, html } = writeOut(head, 'contact.received' as never, letter);
  expect(subject).toBe('आपका कार्ट खाली है।');
  expect(html).toContain('<html lang="hi-IN">');
  expect(html).toContain('href="https://shop.example/hi/shop/listing"');
});
