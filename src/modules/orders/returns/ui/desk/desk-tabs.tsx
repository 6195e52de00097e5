import { Tabs } from '#design/layout/tabs.tsx';
import { RETURN_VIEWS, type ReturnView } from '#orders/returns/desk.contract.ts';
import { type DeskState, returnsAddress } from '#orders/returns/desk-state.ts';
import { stayingLink } from '#routing/router-link.tsx';
import styles from './desk.module.css';

const NAMES: Readonly<Record<ReturnView, string>> = {
  waiting: 'Needs action',
  coming: 'On the way back',
  settled: 'Completed',
  closed: 'Rejected or cancelled',
  all: 'All',
};

type DeskTabsProps = {
  state: Pick<DeskState, 'show' | 'find'>;
  counts: Partial<Record<ReturnView, number>> | undefined;
  isAdministrator: boolean;
};

/** Tabs of the returns' views; administrators also get the refunds. */
export function DeskTabs({ state: { show, find }, counts, isAdministrator }: DeskTabsProps) {
  const refunds = { href: returnsAddress.href({ show: 'refunds' }), name: 'Refunds', current: show === 'refunds' };
  return (
    <Tabs
      label="Returns by status"
      className={styles.tabs}
      renderLink={stayingLink}
      tabs={[
        ...RETURN_VIEWS.map(view => ({
          href: returnsAddress.href({ show: view, find: show === 'refunds' ? undefined : find }),
          name: NAMES[view],
          count: counts?.[view],
          current: view === show,
        })),
        ...(isAdministrator ? [refunds] : []),
      ]}
    />
  );
}
