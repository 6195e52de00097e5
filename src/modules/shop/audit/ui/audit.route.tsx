import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { countText } from '#shared/text/count-text.ts';
import { ACT_NAMES, ACTS } from '#shop/audit/acts.ts';
import { auditAddress } from '#shop/audit/audit-list-state.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';

const AUDIT = listOf({
  title: 'Audit',
  address: auditAddress,
  endpoint: listAudit,
  ask: ({ find: person, ...state }) => ({ person, ...state }),
  aside: ({ totalItems }) => countText(totalItems, 'entry', 'entries'),
  search: { label: 'Search by person', placeholder: 'A name or an order', width: 'narrow' },
  filters: [
    {
      by: 'act',
      label: 'Action',
      choices: () => [{ value: '', label: 'All actions' }, ...ACT_NAMES.map(act => ({ value: act, label: ACTS[act] }))],
    },
    {
      by: 'by',
      label: 'Done by',
      choices: (found, { by }) => [
        { value: '', label: 'Everyone' },
        ...withChosen(found?.doers ?? [], by).map(name => ({ value: name, label: name })),
      ],
    },
    { by: 'from', label: 'From', days: ({ to }) => ({ max: to }) },
    { by: 'to', label: 'To', days: ({ from }) => ({ min: from }) },
  ],
  caption: 'Audit log',
  rowKey: entry => String(entry.id),
  columns: AUDIT_COLUMNS,
  noun: 'the audit log',
  empty: state =>
    auditAddress.href(state) === auditAddress.path ? 'No actions have been logged yet' : 'No entries found',
  all: { words: 'Show all entries' },
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
