import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startDemoShop } from '#test/demo-shop.ts';

const OPENS_WITHIN_MS = 200_000;
const MAIL_WITHIN_MS = 20_000;

/** The shop as a stranger starts it, on an empty data folder, with a known administrator. */
export interface RunningShop {
  readonly url: string;
  readonly administrator: { readonly email: string; readonly password: string };
  /** The newest mail to somebody whose text fits, waited for. */
  readonly mailTo: (address: string, fits: RegExp) => Promise<string>;
}

const ADMINISTRATOR = { email: 'anita@shop.example', password: 'a journey of one night' };

/** Journeys share one shop per worker; each makes the people it needs. */
export const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const shop = await startDemoShop({
        ADMIN_EMAIL: ADMINISTRATOR.email,
        ADMIN_PASSWORD: ADMINISTRATOR.password,
        TRUST_PROXY: '1',
      });
      await use({
        url: shop.url,
        administrator: ADMINISTRATOR,
        mailTo: (address, fits) => mailTo(shop.outbox, address, fits),
      });
      await shop.stop();
    },
    { scope: 'worker', timeout: OPENS_WITHIN_MS },
  ],
  // Each journey comes from a network of its own, as visitors do, through a proxy that says from which.
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => use(fromOwnNetwork()),
  baseURL: async ({ shop }, use) => use(shop.url),
});

let networks = 0;

/** What the proxy before the shop says of somebody who shares neither network, nor household, nor provider with others. */
export function fromOwnNetwork(): { readonly 'x-forwarded-for': string } {
  networks += 1;
  return { 'x-forwarded-for': `${(0x2000 + networks).toString(16)}:${(process.pid % 0xffff).toString(16)}::1` };
}

async function mailTo(outbox: string, address: string, fits: RegExp): Promise<string> {
  const until = Date.now() + MAIL_WITHIN_MS;
  while (Date.now() < until) {
    const names = (await readdir(outbox).catch(() => [])).filter(name => name.endsWith('.eml')).sort();
    for (const name of names.reverse()) {
      const mail = await readFile(join(outbox, name), 'utf8');
      if (mail.includes(`To: `) && mail.includes(address) && fits.test(mail)) return mail;
    }
    await new Promise(done => setTimeout(done, 100));
  }
  throw new Error(`no mail to ${address} fits ${fits}`);
}
