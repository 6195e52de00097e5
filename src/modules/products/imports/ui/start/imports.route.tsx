import { Link, useNavigate, useOutletContext } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { StatusMark, type StatusMarkProps } from '#design/data/status-mark.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { type ImportBrief, listImports } from '#products/imports/contract.ts';
import { GOODS_FILE, importHref, TEMPLATE_FILE } from '#products/imports/import-paths.ts';
import { type ImportState, isUnderWay, STATE_WORDS } from '#products/imports/import-state.ts';
import { useAskingAgain } from '#products/imports/ui/use-asking-again.ts';
import { AwaitingApproval } from '#products/inventory/ui/own-products/awaiting-approval.tsx';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf } from '#shared/paths/list-address.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './imports.module.css';
import { SendFile } from './send-file.tsx';

/** The screen of imports. Sellers who are not approved see the state of their application. */
export default function ImportsPage() {
  const user = useOutletContext<SessionUser>();
  const maySell = user.type === 'admin' || user.status === 'Approved';
  if (maySell) return <Imports isAdministrator={user.type === 'admin'} />;
  return (
    <>
      <title>Import products · Admin Panel</title>
      <AwaitingApproval status={user.status ?? 'Pending'} />
    </>
  );
}

const IMPORTS = listOf({
  title: 'Import products',
  address: listAddressOf(adminPaths.imports, {}),
  endpoint: listImports,
  ask: state => state,
  caption: 'Imports',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => importHref(id),
  loadingRows: 4,
  noun: 'the imports',
  empty: 'No imports yet',
});

function Imports({ isAdministrator }: { isAdministrator: boolean }) {
  const list = useList(IMPORTS);
  const navigate = useNavigate();
  useAskingAgain(list.asked, list.asked.answer?.data.some(({ state }) => isUnderWay(state)) ?? false);
  return (
    <ListScreen
      list={list}
      columns={importColumns(isAdministrator)}
      actions={
        <>
          <a className={buttonClass({ tone: 'quiet' })} href={TEMPLATE_FILE} download>
            Template
          </a>
          <a className={buttonClass()} href={GOODS_FILE} download>
            Export {isAdministrator ? 'own products' : 'your products'}
          </a>
        </>
      }
      above={
        <>
          <p className={styles.lead}>
            Upload a CSV, or a zip with a CSV and pictures. Every row is checked first; nothing changes until you
            confirm. <Link to={adminPaths.importColumns}>File format</Link>
          </p>
          <SendFile isAdministrator={isAdministrator} onSent={id => void navigate(importHref(id))} />
          <h2 className={styles.heading}>Imports of the last month</h2>
        </>
      }
    />
  );
}

const COLUMNS: readonly Column<ImportBrief>[] = [
  {
    key: 'file',
    head: 'File',
    phone: 'lead',
    cell: ({ id, fileName }) => (
      <Link to={importHref(id)} className={styles.name}>
        {fileName}
      </Link>
    ),
  },
  { key: 'state', head: 'Status', phone: 'status', cell: row => <ImportMark of={row} /> },
  { key: 'rows', head: 'Rows', align: 'end', phone: 'under', cell: ({ rows }) => countText(rows) },
  { key: 'added', head: 'New', align: 'end', cell: ({ added }) => countText(added) },
  { key: 'changed', head: 'Changed', align: 'end', cell: ({ changed }) => countText(changed) },
  {
    key: 'refused',
    head: 'Errors',
    align: 'end',
    phone: 'amount',
    cell: ({ refused }) => <span className={refused > 0 ? styles.bad : undefined}>{countText(refused)}</span>,
  },
  {
    key: 'at',
    head: 'Uploaded',
    quiet: true,
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayAndHourText(createdAt)}</time>,
  },
];
const SELLER: Column<ImportBrief> = { key: 'seller', head: 'Seller', wideOnly: true, cell: ({ seller }) => seller };

/** Administrators also see the seller. */
function importColumns(isAdministrator: boolean): readonly Column<ImportBrief>[] {
  return isAdministrator ? [...COLUMNS.slice(0, 1), SELLER, ...COLUMNS.slice(1)] : COLUMNS;
}

const LOOKS: Readonly<Record<ImportState, Pick<StatusMarkProps, 'shape' | 'tone'>>> = {
  uploaded: { shape: 'ring', tone: 'muted' },
  checking: { shape: 'half' },
  checked: { shape: 'ring' },
  running: { shape: 'threeQuarter' },
  done: { shape: 'disc', tone: 'good' },
  stopped: { shape: 'stroke', tone: 'muted' },
  failed: { shape: 'disc', tone: 'bad' },
};

function ImportMark({ of }: { of: Pick<ImportBrief, 'state'> }) {
  return <StatusMark {...LOOKS[of.state]}>{STATE_WORDS[of.state]}</StatusMark>;
}
