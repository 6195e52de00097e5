import type { SwitchedOffBecause } from '#office/webhooks/server/sending/deliveries.queries.ts';
import { MAX_WAITING_DELIVERIES } from '#office/webhooks/webhook-events.ts';
import { languageOfCare } from '#people/accounts/server/accounts.ts';
import { sellerOrShop } from '#people/sellers/server/sellers.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Letter, letterTo, link } from '#platform/notify/letter.ts';
import type { EndpointId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { type EventsOf, shopItself } from '#shop/shop/server/shop.ts';
import { findAnyEndpoint } from './webhooks.queries.ts';

declare module '#platform/context.ts' {
  interface Events {
    'webhooks.switched-off': SwitchedOff;
  }
}

interface SwitchedOff {
  readonly endpoint: EndpointId;
  readonly because: SwitchedOffBecause;
  readonly at: string;
}

/** What the owner of an endpoint is told. */
export const webhookEvents: EventsOf<'webhooks'> = {
  'webhooks.switched-off': {
    label: () => t('office.jobs.event.webhooksSwitchedOff'),
    for: 'seller',
    letters: async ({ db }, { endpoint, because, at }, shop) => {
      const row = await findAnyEndpoint(db, endpoint);
      if (!row || row.is_on) return undefined;
      const to = row.seller_id
        ? await sellerOrShop(db, row.seller_id, shop)
        : shopItself(shop, await languageOfCare(db));
      return switchedOff(to, { ...row, because, at });
    },
  },
};

interface OffEndpoint {
  readonly id: EndpointId;
  readonly name: string;
  readonly url: string;
  readonly because: SwitchedOffBecause;
  readonly at: string;
}

const REASON: Readonly<Record<SwitchedOffBecause, (url: string) => string>> = {
  gone: url => t('office.webhooks.mail.gone', { url }),
  full: url => t('office.webhooks.mail.full', { url, count: MAX_WAITING_DELIVERIES }),
  failing: url => t('office.webhooks.mail.failing', { url }),
};

/** To its owner: nothing is sent to an endpoint any more, and how to go on. */
export function switchedOff(to: Recipient, { id, name, url, because, at }: OffEndpoint): Letter {
  return letterTo(to, () => ({
    id: `webhook-${id}-off-${Date.parse(at)}`,
    subject: t('office.webhooks.mail.subject', { name }),
    blocks: [
      REASON[because](url),
      t('office.webhooks.mail.next'),
      link(t('office.webhooks.mail.link'), adminPaths.webhook(id)),
    ],
  }));
}
