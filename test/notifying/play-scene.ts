import { jobHandlers } from '#composition/jobs.ts';
import { shopNotifications } from '#composition/notifications.ts';
import { sandbox } from '#payments/payments/server/sandbox/sandbox.ts';
import type { AnyHandlers } from '#platform/jobs/job-queue.ts';
import type { Channel } from '#platform/notify/channel.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { LIMITS } from '#platform/throttle/limits.ts';
import { tellRaw } from '#test/builders/paying-online.ts';
import { providersOf } from '#test/fakes/providers-of.ts';
import { LIMITS_IN_A_CROWD, startTestShop } from '#test/fixtures/shop.ts';
import { playEverything } from './scene.ts';

/** How a scene is played. */
interface Stage {
  /** In place of mail. */
  readonly mail: Channel;
  readonly others?: readonly Channel[];
  /** By which name a job is done; its own unless said otherwise. */
  readonly calledAs?: (job: string) => string;
  /** Called when the jobs of an act are done; answers the codes that were mailed in it, by address. */
  readonly after: (act: string) => Readonly<Record<string, string>>;
}

/** Brings every notification of a shop about, and does the jobs of each act. @returns the names of all that were done */
export async function playScene({ mail, others = [], calledAs = job => job, after }: Stage): Promise<Set<string>> {
  let now = new Date('2026-11-20T06:00:00Z');
  const publicUrl = 'https://shop.example';
  const shop = await startTestShop('postgres', {
    worksJobs: false,
    payments: { sandbox: true },
    mail: { smtpUrl: undefined, dataDir: '/nowhere', publicUrl },
    channels: others,
    now: () => now,
    limits: { ...LIMITS_IN_A_CROWD, 'register.shop': { ...LIMITS['register.shop'], windows: [[2, 3600]] } },
  });
  const told = shopNotifications([mail, ...others], publicUrl);
  const files = { dataDir: '/nowhere', storage: {} as StoragePort };
  const providers = providersOf(sandbox(shop.open.db));
  const bring = (body: string, headers: Readonly<Record<string, string>>) => tellRaw(shop.app, body, headers);
  const handlers: AnyHandlers = {
    ...jobHandlers(files, { providers, bring }),
    ...told.handlers,
    ...told.formerHandlers,
  };
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const done = new Set<string>();
  const doJobs = async () => {
    for (;;) {
      const { rows } = await shop.open.execute(
        `delete from jobs.job where state = 'created' and name like '%.%' returning name, data - '_request' as data`,
      );
      if (rows.length === 0) return;
      for (const { name, data } of rows as { name: string; data: never }[]) {
        const handle = handlers[calledAs(name)];
        if (!handle) throw new Error(`nobody does ${name}`);
        await handle(shop.context, data);
        done.add(name);
      }
    }
  };
  try {
    await playEverything({ ...shop, pass }, async act => {
      await doJobs();
      return after(act);
    });
    return done;
  } finally {
    await shop.end();
  }
}
