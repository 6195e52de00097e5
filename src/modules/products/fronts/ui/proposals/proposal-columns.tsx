import { Link } from 'react-router';
import { StatusMark } from '#design/data/status-mark.tsx';
import type { Column } from '#design/tables/table.tsx';
import { HOME } from '#products/fronts/front.ts';
import type { ProposalState } from '#products/fronts/proposal.ts';
import type { FrontProposal } from '#products/fronts/proposals.contract.ts';
import { nameOfSection } from '#products/fronts/ui/editor/section-names.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './proposals.module.css';

export const PROPOSAL_STATE_NAMES: Readonly<Record<ProposalState, string>> = {
  open: t('products.fronts.proposals.state.open'),
  taken: t('products.fronts.proposals.state.taken'),
  declined: t('products.fronts.proposals.state.declined'),
  withdrawn: t('products.fronts.proposals.state.withdrawn'),
};

const MARKS = {
  open: { shape: 'ring' },
  taken: { shape: 'disc', tone: 'good' },
  declined: { shape: 'disc', tone: 'bad' },
  withdrawn: { shape: 'ring' },
} as const;

/** @param isAdministrator who sees whose they are, and opens the page that they are for */
export function proposalColumns(isAdministrator: boolean): readonly Column<FrontProposal>[] {
  return [
    {
      key: 'section',
      head: t('products.fronts.proposals.column.section'),
      phone: 'lead',
      cell: ({ _id, section, seller, front, note }) => (
        <>
          <Link to={isAdministrator ? adminPaths.front(front) : adminPaths.frontProposal(_id)} className={styles.link}>
            {nameOfSection(section)}
          </Link>
          {isAdministrator && (
            <span className={styles.small}>{t('products.fronts.proposals.by', { seller: seller.userName })}</span>
          )}
          {note && <span className={styles.small}>{note}</span>}
        </>
      ),
    },
    {
      key: 'page',
      head: t('products.fronts.proposals.column.page'),
      phone: 'under',
      cell: ({ front }) => (front === HOME ? t('products.fronts.name.home') : front),
    },
    {
      key: 'state',
      head: t('products.fronts.proposals.column.state'),
      phone: 'status',
      cell: ({ state, reason, isPublished }) => (
        <>
          <StatusMark {...MARKS[state]}>{PROPOSAL_STATE_NAMES[state]}</StatusMark>
          {state === 'taken' && (
            <span className={styles.small}>
              {isPublished ? t('products.fronts.proposals.published') : t('products.fronts.proposals.unpublished')}
            </span>
          )}
          {reason && <span className={styles.small}>{t('products.fronts.proposals.reason', { reason })}</span>}
        </>
      ),
    },
    {
      key: 'when',
      head: t('products.fronts.proposals.column.when'),
      cell: ({ proposedAt }) => dayText(proposedAt),
    },
  ];
}
