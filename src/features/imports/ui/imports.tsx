import { Link, useNavigate, useSearchParams } from 'react-router';
import { buttonClass } from '#design/button-class.ts';
import { PageHead } from '#design/page-head.tsx';
import { listImports } from '#features/imports/contract.ts';
import { GOODS_FILE, importHref, importsHref, TEMPLATE_FILE } from '#features/imports/import-paths.ts';
import { isUnderWay } from '#features/imports/import-state.ts';
import { PagedTable, ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import * as adminPaths from '#shared/admin-paths.ts';
import { readPage } from '#shared/list-address.ts';
import { importColumns } from './import-columns.tsx';
import styles from './imports.module.css';
import { SendFile } from './send-file.tsx';
import { useAskingAgain } from './use-asking-again.ts';

/** Sending a file of goods, and all that were sent within a month. */
export function Imports({ isAdministrator }: { isAdministrator: boolean }) {
  const page = readPage(useSearchParams()[0]);
  const asked = useAnswer(listImports, { page, limit: ROWS_A_PAGE });
  const navigate = useNavigate();
  useAskingAgain(asked, asked.answer?.data.some(({ state }) => isUnderWay(state)) ?? false);
  return (
    <>
      <PageHead
        title="Import products"
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
      />
      <p className={styles.lead}>
        Upload a CSV, or a zip with a CSV and pictures. Every row is checked first; nothing changes until you confirm.{' '}
        <Link to={adminPaths.importColumns}>File format</Link>
      </p>
      <SendFile isAdministrator={isAdministrator} onSent={id => void navigate(importHref(id))} />
      <h2 className={styles.heading}>Imports of the last month</h2>
      <PagedTable
        asked={asked}
        caption="Imports"
        columns={importColumns(isAdministrator)}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate(importHref(id))}
        loadingRows={4}
        href={importsHref}
        noun="the imports"
        empty="No imports yet"
      />
    </>
  );
}
