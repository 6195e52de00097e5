import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { t } from '#shared/language/t.ts';
import { ACT_NAMES, ACTS } from '#shop/audit/acts.ts';
import { auditAddress } from '#shop/audit/audit-list-state.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';

const AUDIT = listOf({
  title: t('shop.audit.title'),
  address: auditAddress,
  endpoint: listAudit,
  ask: ({ find: person, ...state }) => ({ person, ...state }),
  aside: ({ totalItems }) => t('shop.audit.entries', { count: totalItems }),
  search: { label: t('shop.audit.search'), placeholder: t('shop.audit.searchHint'), width: 'narrow' },
  filters: [
    {
      by: 'act',
      label: t('shop.audit.filter.act'),
      choices: () => [
        { value: '', label: t('shop.audit.filter.allActs') },
        ...ACT_NAMES.map(act => ({ value: act, label: ACTS[act]() })),
      ],
    },
    {
      by: 'by',
      label: t('shop.audit.filter.by'),
      choices: (found, { by }) => [
        { value: '', label: t('shop.audit.filter.everyone') },
        ...withChosen(found?.doers ?? [], by).map(name => ({ value: name, label: name })),
      ],
    },
    { by: 'from', label: t('shop.audit.filter.from'), days: ({ to }) => ({ max: to }) },
    { by: 'to', label: t('shop.audit.filter.to'), days: ({ from }) => ({ min: from }) },
  ],
  caption: t('shop.audit.log'),
  rowKey: entry => String(entry.id),
  columns: AUDIT_COLUMNS,
  noun: t('shop.audit.noun'),
  empty: state => (auditAddress.href(state) === auditAddress.path ? t('shop.audit.emptyLog') : t('shop.audit.empty')),
  all: { words: t('shop.audit.showAll') },
});

export const clientLoader = listLoader(AUDIT);
export const shouldRevalidate = onlyOnEntering;
/** The audit log, newest first, with filters by person, act, doer and day. */
export default function Audit() {
  return <ListScreen list={useList(AUDIT)} />;
}

/** Includes the selected name while the list of names is loading. */
function withChosen(names: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen === undefined || names.includes(chosen) ? names : [chosen, ...names];
}
