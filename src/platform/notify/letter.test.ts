import { expect, it } from 'vitest';
import { t } from '#shared/language/t.ts';
import { letterTo, link, writeOut } from './letter.ts';

it('writes a letter in the language of its recipient, with links to pages in it', () => {
  const letter = letterTo({ email: 'asha@example.in', language: 'hi' }, () => ({
    subject: t('orders.cart.sheet.empty'),
    blocks: [link(t('orders.cart.items', { count: 2 }), '/shop/listing')],
  }));
  const head = { name: 'Shop', from: { email: 'shop@example.in' }, footer: 'Shop', publicUrl: 'https://shop.example' };
  const { subject, html } = writeOut(head, 'contact.received' as never, letter);
  expect(subject).toBe('आपका कार्ट खाली है।');
  expect(html).toContain('<html lang="hi-IN">');
  expect(html).toContain('href="https://shop.example/hi/shop/listing"');
});

it('a recipient whose language the shop no longer speaks is written to in English', () => {
  const letter = letterTo({ email: 'asha@example.in', language: 'tlh' }, () => ({
    subject: t('orders.cart.sheet.empty'),
    blocks: [],
  }));
  expect(letter).toMatchObject({ language: 'en', subject: 'Your cart is empty.' });
});

it('a letter that can be stopped says how below its footer, in the language of its recipient, or not at all', () => {
  const letter = letterTo({ email: 'asha@example.in', language: 'hi' }, () => ({
    subject: 'Cheaper',
    blocks: [link('See it', '/product/kite')],
    unsubscribe: { text: 'Stop', to: '/stop?key=7' },
  }));
  const head = { name: 'Shop', from: { email: 'shop@example.in' }, footer: 'Shop', publicUrl: 'https://shop.example' };
  const written = writeOut(head, 'contact.received' as never, letter);
  const url = 'https://shop.example/hi/stop?key=7';
  expect(written).toMatchObject({ unsubscribe: url, link: 'https://shop.example/hi/product/kite' });
  expect(written.text).toMatch(/-- \nShop\n\nStop: https:\/\/shop\.example\/hi\/stop\?key=7\n$/);
  expect(written.html).toContain(`<a href="${url}"`);
  const nowhere = writeOut({ ...head, publicUrl: undefined }, 'contact.received' as never, letter);
  expect([nowhere.unsubscribe, nowhere.text.includes('Stop')]).toEqual([undefined, false]);
});
