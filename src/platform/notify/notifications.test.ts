import { expect, it } from 'vitest';
import type { Ctx } from '#platform/context.ts';
import { type Channel, DeliveryFailed } from './channel.ts';
import type { Letter } from './letter.ts';
import { notifications } from './notifications.ts';

const letterTo = (email: string): Letter => ({ to: { email }, subject: 'Kite is low', blocks: ['Order more.'] });
const ends: Readonly<Record<string, Error>> = {
  'gone@example.com': new DeliveryFailed('no such mailbox', false),
  'full@example.com': new DeliveryFailed('mailbox full', true),
};

/** Notifies these people by a channel that fails as `ends` says. @returns the job's result */
async function tell(people: readonly string[]): Promise<{ end: unknown; reached: string[]; isNoted: boolean }> {
  const reached: string[] = [];
  let isNoted = false;
  const channel: Channel = {
    ...{ name: 'trial', label: () => 'Trial', close: async () => {} },
    reaches: ({ email }) => !email.endsWith('@unreached.example'),
    send: async ({ to }) => {
      const end = ends[to.email];
      if (end) throw end;
      reached.push(to.email);
    },
  };
  const { handlers } = notifications({
    events: {
      'trial.low': {
        ...{ label: () => 'low stock', for: 'seller', letters: async () => people.map(letterTo) },
        sent: async () => {
          isNoted = true;
        },
      },
    } as never,
    channels: [channel],
    shopOf: async () => 'Kite',
    wordsOf: async () => () => undefined,
    headOf: name => ({ name, from: { email: 'care@example.com' }, footer: '', publicUrl: undefined }),
  });
  const ctx = { log: { error: () => {} } } as unknown as Ctx;
  const end = await handlers['trial.trial.low']?.(ctx, {} as never).then(
    () => 'done',
    (error: unknown) => error,
  );
  return { end, reached, isNoted };
}

it('one who can’t be reached keeps the word from nobody else', async () => {
  const { end, reached, isNoted } = await tell(['gone@example.com', 'asha@example.com']);
  expect([end, reached, isNoted]).toEqual([ends['gone@example.com'], ['asha@example.com'], false]);
});

it('is tried again as long as one letter may still arrive', async () => {
  expect((await tell(['gone@example.com', 'full@example.com'])).end).toBe(ends['full@example.com']);
});

it('is neither written nor noted where a channel reaches nobody', async () => {
  expect(await tell(['asha@unreached.example'])).toEqual({ end: 'done', reached: [], isNoted: false });
});

it('is noted once everybody was notified', async () => {
  expect(await tell(['asha@example.com', 'farhan@example.com'])).toMatchObject({ end: 'done', isNoted: true });
});
