import { Tabs } from '#design/layout/tabs.tsx';
import { RETURN_VIEWS, type ReturnView } from '#orders/returns/desk.contract.ts';
import { type DeskState, returnsAddress } from '#orders/returns/desk-state.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';
import styles from './desk.module.css';

const NAMES: Readonly<Record<ReturnView, string>> = {
  waiting: t('orders.returns.tab.waiting'),
  coming: t('orders.returns.tab.coming'),
  settled: t('orders.returns.tab.settled'),
  closed: t('orders.returns.tab.closed'),
  all: t('orders.returns.tab.all'),
};

type DeskTabsProps = {
  state: Pick<DeskState, 'show' | 'find'>;
  counts: Partial<Record<ReturnView, number>> | undefined;
  isAdministrator: boolean;
};

/** Tabs of the returns' views; administrators also get the refunds. */
export function DeskTabs({ state: { show, find }, counts, isAdministrator }: DeskTabsProps) {
  const refunds = {
    href: returnsAddress.href({ show: 'refunds' }),
    name: t('orders.returns.tab.refunds'),
    current: show === 'refunds',
  };
  return (
    <Tabs
      label={t('orders.returns.tab.label')}
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
