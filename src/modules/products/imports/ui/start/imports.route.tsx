import { Link, useNavigate, useOutletContext } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { listImports } from '#products/imports/contract.ts';
import { GOODS_FILE, importHref, TEMPLATE_FILE } from '#products/imports/import-paths.ts';
import { isUnderWay } from '#products/imports/import-state.ts';
import { useAskingAgain } from '#products/imports/ui/use-asking-again.ts';
import { AwaitingApproval } from '#products/inventory/ui/own-products/awaiting-approval.tsx';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf } from '#shared/paths/list-address.ts';
import { importColumns } from './import-columns.tsx';
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
