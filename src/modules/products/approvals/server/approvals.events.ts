import { sellerOrShop } from '#people/sellers/server/sellers.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { heading, type Letter, letterTo, lines, link } from '#platform/notify/letter.ts';
import type { SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import type { EventsOf } from '#shop/shop/server/shop.ts';

declare module '#platform/context.ts' {
  interface Events {
    'approvals.decided': ApprovalsDecided;
  }
}

/** What an administrator has decided at once about products of one seller. */
export interface ApprovalsDecided {
  readonly sellerId: SellerId;
  readonly isApproved: boolean;
  readonly reason: string | null;
  readonly products: number;
  /** Of the first products. */
  readonly titles: readonly string[];
  /** The entry of the audit log, which names the decision for good. */
  readonly entry: number;
}

export const approvalEvents: EventsOf<'approvals'> = {
  'approvals.decided': {
    label: () => t('office.jobs.event.approvalsDecided'),
    for: 'seller',
    letters: async ({ db }, decided, shop) => approvalsDecided(await sellerOrShop(db, decided.sellerId, shop), decided),
  },
};

/** To a seller: approved, or sent back with the reason, however many products. */
export function approvalsDecided(to: Recipient, decided: ApprovalsDecided): Letter {
  const { sellerId, entry, isApproved, products: count, titles, reason } = decided;
  const [title = ''] = titles;
  const more = count - titles.length;
  return letterTo(to, () => ({
    id: `approvals-${sellerId}-${entry}`,
    variant: isApproved ? 'approved' : 'sent-back',
    subject: isApproved
      ? t('products.approvals.mail.approved', { count, title })
      : t('products.approvals.mail.sentBack', { count, title }),
    blocks: [
      isApproved ? t('products.approvals.mail.onSale') : t('products.approvals.mail.correct'),
      ...(reason ? [heading(t('products.approvals.mail.reason')), reason] : []),
      heading(t('products.approvals.mail.products')),
      lines(titles),
      ...(more > 0 ? [t('products.approvals.mail.more', { count: more })] : []),
      link(t('products.approvals.mail.view'), adminPaths.products),
    ],
  }));
}
