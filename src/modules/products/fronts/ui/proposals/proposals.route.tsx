import Plus from 'lucide-react/icons/plus';
import { Link, useOutletContext } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { type FrontProposal, listProposals, withdrawProposal } from '#products/fronts/proposals.contract.ts';
import { proposalsAddress } from '#products/fronts/proposals-state.ts';
import { nameOfSection } from '#products/fronts/ui/editor/section-names.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { call } from '#shared/api/browser-call.ts';
import type { FrontProposalId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { PROPOSAL_STATE_NAMES, proposalColumns } from './proposal-columns.tsx';
import styles from './proposals.module.css';

const PROPOSALS = listOf({
  title: t('products.fronts.proposals.title'),
  address: proposalsAddress,
  endpoint: listProposals,
  ask: state => state,
  aside: ({ counts }) => t('products.fronts.proposals.count', { count: counts.open }),
  tabs: {
    label: t('products.fronts.proposals.column.state'),
    by: 'state',
    names: { all: t('products.fronts.proposals.state.all'), ...PROPOSAL_STATE_NAMES },
    counts: ({ counts }) => counts,
  },
  caption: t('products.fronts.proposals.title'),
  rowKey: proposal => proposal._id,
  noun: t('products.fronts.proposals.noun'),
  empty: ({ state }) => (state ? t('products.fronts.proposals.empty.state') : t('products.fronts.proposals.empty')),
  all: { words: t('products.fronts.proposals.state.all') },
});

export const clientLoader = listLoader(PROPOSALS);
export const shouldRevalidate = onlyOnEntering;

/** Sections that the seller proposes for pages of the shop. Administrators decide about them where they edit the page. */
export default function Proposals() {
  const isAdministrator = useOutletContext<SessionUser>().type === 'admin';
  const list = useList(PROPOSALS);
  const { act, actingOn } = useAct<FrontProposalId>({ onDone: list.reload, onStale: list.reload });
  const withdraw = ({ _id, version }: FrontProposal) =>
    void act(() => call(withdrawProposal, { _id, version }), { on: _id });
  return (
    <ListScreen
      list={list}
      columns={proposalColumns(isAdministrator)}
      actions={
        !isAdministrator && (
          <Link to={adminPaths.frontProposal('new')} className={buttonClass({ tone: 'primary' })}>
            <Plus aria-hidden="true" />
            {t('products.fronts.proposals.add')}
          </Link>
        )
      }
      rowActs={{
        head: t('products.fronts.proposals.withdraw'),
        cell: proposal =>
          !isAdministrator &&
          proposal.state === 'open' && (
            <Button
              size="sm"
              busy={actingOn === proposal._id}
              aria-label={t('products.fronts.proposals.withdrawOf', { name: nameOfSection(proposal.section) })}
              onClick={() => withdraw(proposal)}
            >
              {t('products.fronts.proposals.withdraw')}
            </Button>
          ),
      }}
    >
      {(list.asked.answer || list.asked.problem) && (
        <p className={styles.note}>{t('products.fronts.proposals.text')}</p>
      )}
    </ListScreen>
  );
}
