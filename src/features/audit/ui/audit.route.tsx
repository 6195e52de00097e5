import { useNavigate, useSearchParams } from 'react-router';
import { PageHead } from '#design/page-head.tsx';
import { SearchField } from '#design/search-field.tsx';
import { type AuditListState, auditHref, readAuditList } from '#features/audit/audit-list-state.ts';
import { listAudit } from '#features/audit/contract.ts';
import { PagedTable, ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import { countText } from '#shared/count-text.ts';
import styles from './audit.module.css';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';

/** What administrators have done, newest first, by person, act, doer and day; all of it in the address. */
export default function Audit() {
  const state = readAuditList(useSearchParams()[0]);
  const { act, person, by, from, to, page } = state;
  const asked = useAnswer(listAudit, { act, person, by, from, to, page, limit: ROWS_A_PAGE });
  const words = useFind();
  const navigate = useNavigate();
  const found = asked.problem ? undefined : asked.answer;
  const isNarrowed = auditHref({ ...state, page: 1 }) !== auditHref({}) || page > 1;
  const narrow = (more: Partial<AuditListState>) =>
    void navigate(auditHref({ ...state, page: 1, ...more }), { preventScrollReset: true, replace: true });
  return (
    <>
      <title>Audit · Admin Panel</title>
      <PageHead title="Audit" aside={found ? countText(found.totalItems, 'entry', 'entries') : '\u00a0'} />
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label="Search by person"
          placeholder="A name or an order"
          value={words.text}
          onChange={words.type}
          onSubmit={words.submit}
        />
        <AuditFilters state={state} doers={found?.doers} onNarrow={narrow} />
      </div>
      <PagedTable
        asked={asked}
        caption="Audit log"
        columns={AUDIT_COLUMNS}
        rowKey={entry => String(entry.id)}
        loadingRows={8}
        href={to => auditHref({ ...state, page: to })}
        noun="the audit log"
        empty={isNarrowed ? 'No entries found' : 'No actions have been logged yet'}
        all={isNarrowed ? { href: auditHref({}), words: 'Show all entries' } : undefined}
      />
    </>
  );
}
