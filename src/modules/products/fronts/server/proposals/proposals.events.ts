import { languageOfCare } from '#people/accounts/server/accounts.ts';
import { sellerOrShop } from '#people/sellers/server/sellers.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { heading, type Letter, letterTo, lines, link } from '#platform/notify/letter.ts';
import { HOME } from '#products/fronts/front.ts';
import type { FrontProposalId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { type EventsOf, shopItself } from '#shop/shop/server/shop.ts';
import { findProposal, type ProposalRow } from './proposals.queries.ts';

declare module '#platform/context.ts' {
  interface Events {
    'front-proposals.proposed': { readonly proposal: FrontProposalId };
    'front-proposals.decided': { readonly proposal: FrontProposalId; readonly version: number };
  }
}

export const frontProposalEvents: EventsOf<'front-proposals'> = {
  'front-proposals.proposed': {
    label: () => t('office.jobs.event.frontProposed'),
    for: 'shop',
    letters: async ({ db }, { proposal }, shop) => {
      const row = await findProposal(db, proposal, undefined);
      return row?.state === 'open' ? sectionProposed(shopItself(shop, await languageOfCare(db)), row) : undefined;
    },
  },
  'front-proposals.decided': {
    label: () => t('office.jobs.event.frontProposalDecided'),
    for: 'seller',
    // No letter if the seller has proposed it again meanwhile.
    letters: async ({ db }, { proposal, version }, shop) => {
      const row = await findProposal(db, proposal, undefined);
      return row?.version === version ? proposalDecided(await sellerOrShop(db, row.seller_id, shop), row) : undefined;
    },
  },
};

type Told = Pick<ProposalRow, 'id' | 'version' | 'front' | 'section' | 'note' | 'state' | 'reason' | 'seller_name'>;

/** To the shop. */
export function sectionProposed(to: Recipient, proposal: Told): Letter {
  const { id, version, front, note, seller_name: seller } = proposal;
  return letterTo(to, () => ({
    id: `front-proposal-${id}-${version}`,
    values: { seller },
    subject: t('products.fronts.proposals.mail.proposed', { seller, title: titleOf(proposal) }),
    blocks: [
      t('products.fronts.proposals.mail.proposedText', { seller, page: pageOf(front) }),
      lines([titleOf(proposal)]),
      ...(note ? [heading(t('products.fronts.proposals.note')), note] : []),
      link(t('products.fronts.proposals.mail.open'), adminPaths.front(front)),
    ],
  }));
}

/** To the seller: taken, or declined with the reason. */
export function proposalDecided(to: Recipient, proposal: Told): Letter {
  const { id, version, front, reason, state } = proposal;
  const title = titleOf(proposal);
  return letterTo(to, () => ({
    id: `front-proposal-${id}-${version}`,
    variant: state === 'taken' ? 'taken' : 'declined',
    values: { title },
    subject:
      state === 'taken'
        ? t('products.fronts.proposals.mail.taken', { title })
        : t('products.fronts.proposals.mail.declined', { title }),
    blocks: [
      state === 'taken'
        ? t('products.fronts.proposals.mail.takenText', { page: pageOf(front) })
        : t('products.fronts.proposals.mail.declinedText', { page: pageOf(front) }),
      ...(reason ? [heading(t('products.fronts.proposals.mail.reason')), reason] : []),
      link(t('products.fronts.proposals.mail.view'), adminPaths.frontProposals),
    ],
  }));
}

const titleOf = ({ section }: Told) => section.titles[SOURCE_LANGUAGE] ?? '';
const pageOf = (front: string) => (front === HOME ? t('products.fronts.name.home') : front);
