import { expect, it } from 'vitest';
import { AdapterFailed, type Failure } from '#shared/ports/adapter.ts';
import type { TextMessage } from '#shared/ports/message-port.ts';
import { DeliveryFailed, type Message } from './channel.ts';
import { textChannel, textMessageOf } from './text-channel.ts';

const FROM = { name: 'Bijli Bazaar', email: 'care@shop.example' };
const MESSAGE: Message = {
  ...{ event: 'orders.moved' as Message['event'], from: FROM, text: '', html: '' },
  to: { email: 'asha@home.example', mobile: '+919876543210', textTo: '+919876543210' },
  ...{ subject: 'Your order has shipped', link: 'https://shop.example/shop/account' },
};

function channelOf(sent: TextMessage[], failure?: Failure) {
  const send = async (message: TextMessage) => {
    if (failure) throw new AdapterFailed(failure, 'Twilio error 21610');
    sent.push(message);
  };
  return textChannel({ isOn: () => true, find: async () => ({ send, test: async () => '' }) });
}

it('texts the subject with the shop and the link, to who wants it and nobody else', async () => {
  const sent: TextMessage[] = [];
  const channel = channelOf(sent);
  await channel.send(MESSAGE);
  await channel.send({ ...MESSAGE, to: { email: 'ravi@home.example', mobile: '+919876543211', textTo: null } });
  await channel.send({ ...MESSAGE, to: { email: 'ravi@home.example', mobile: '+919876543211' } });
  const text = 'Bijli Bazaar: Your order has shipped https://shop.example/shop/account';
  expect(sent).toEqual([{ to: '+919876543210', text }]);
});

it('carries news of orders, returns and refunds, however they are paid', () => {
  const { carries, reaches } = channelOf([]);
  const events = ['orders.moved', 'returns.moved', 'returns.cash-refunded', 'orders.sold'] as Message['event'][];
  expect(events.map(event => carries?.(event))).toEqual([true, true, true, false]);
  expect([MESSAGE.to, { ...MESSAGE.to, textTo: null }].map(to => reaches?.(to))).toEqual([true, false]);
});

it('a long subject is cut, the link never', () => {
  const text = textMessageOf({ ...MESSAGE, subject: 'long '.repeat(300) });
  expect(text.length).toBeLessThanOrEqual(600);
  expect(text).toMatch(/… https:\/\/shop\.example\/shop\/account$/);
});

it.each([
  ['unavailable', true],
  // An administrator mends the settings, and the message goes out.
  ['denied', true],
  ['refused', false],
] as const)('what is %s is tried again: %s', async (failure, retryable) => {
  const error = await channelOf([], failure)
    .send(MESSAGE)
    .catch(cause => cause);
  expect(error).toBeInstanceOf(DeliveryFailed);
  expect(error).toMatchObject({ retryable, message: 'Twilio error 21610' });
});
