import { Link, useNavigate, useOutletContext } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { StatusMark, type StatusMarkProps } from '#design/data/status-mark.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { type ImportBrief, listImports } from '#products/imports/contract.ts';
import { goodsFile, templateFile } from '#products/imports/import-paths.ts';
import { type ImportState, isUnderWay, STATE_WORDS } from '#products/imports/import-state.ts';
import { useAskingAgain } from '#products/imports/ui/use-asking-again.ts';
import { AwaitingApproval } from '#products/inventory/ui/own-products/awaiting-approval.tsx';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
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
      <title>{t('products.imports.windowTitle')}</title>
      <AwaitingApproval status={user.status} />
    </>
  );
}

const IMPORTS = listOf({
  title: t('products.imports.title'),
  address: listAddressOf(adminPaths.imports, {}),
  endpoint: listImports,
  ask: state => state,
  caption: t('products.imports.list.caption'),
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => adminPaths.oneImport(id),
  loadingRows: 4,
  noun: t('products.imports.list.noun'),
  empty: t('products.imports.list.empty'),
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
          <a className={buttonClass({ tone: 'quiet' })} href={templateFile()}>
            {t('products.imports.act.template')}
          </a>
          <a className={buttonClass()} href={goodsFile()}>
            {isAdministrator ? t('products.imports.act.exportOwn') : t('products.imports.act.exportYours')}
          </a>
        </>
      }
      above={
        <>
          <p className={styles.lead}>
            {rich('products.imports.list.lead', { link: words => <Link to={adminPaths.importColumns}>{words}</Link> })}
          </p>
          <SendFile isAdministrator={isAdministrator} onSent={id => void navigate(adminPaths.oneImport(id))} />
          <h2 className={styles.heading}>{t('products.imports.list.recent')}</h2>
        </>
      }
    />
  );
}

const COLUMNS: readonly Column<ImportBrief>[] = [
  {
    key: 'file',
    head: t('products.imports.head.file'),
    phone: 'lead',
    cell: ({ id, fileName }) => (
      <Link to={adminPaths.oneImport(id)} className={styles.name}>
        {fileName}
      </Link>
    ),
  },
  { key: 'state', head: t('products.imports.head.status'), phone: 'status', cell: row => <ImportMark of={row} /> },
  {
    key: 'rows',
    head: t('products.imports.report.rows'),
    align: 'end',
    phone: 'under',
    cell: ({ rows }) => countText(rows),
  },
  { key: 'added', head: t('products.imports.report.newRows'), align: 'end', cell: ({ added }) => countText(added) },
  {
    key: 'changed',
    head: t('products.imports.report.changed'),
    align: 'end',
    cell: ({ changed }) => countText(changed),
  },
  {
    key: 'refused',
    head: t('products.imports.tab.errors'),
    align: 'end',
    phone: 'amount',
    cell: ({ refused }) => <span className={refused > 0 ? styles.bad : undefined}>{countText(refused)}</span>,
  },
  {
    key: 'at',
    head: t('products.imports.head.uploaded'),
    quiet: true,
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayAndHourText(createdAt)}</time>,
  },
];
const SELLER: Column<ImportBrief> = {
  key: 'seller',
  head: t('products.imports.head.seller'),
  wideOnly: true,
  cell: ({ seller }) => seller,
};

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
