import { Link, useNavigate, useSearchParams } from 'react-router';
import { buttonClass } from '#design/button-class.ts';
import { classes } from '#design/classes.ts';
import { EmptyState } from '#design/empty-state.tsx';
import { ErrorState } from '#design/error-state.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Pagination } from '#design/pagination.tsx';
import { SearchField } from '#design/search-field.tsx';
import { Select } from '#design/select.tsx';
import { Table } from '#design/table.tsx';
import { ACT_NAMES, ACTS, type Act } from '#features/audit/acts.ts';
import { auditHref, readAuditList } from '#features/audit/audit-list-state.ts';
import { listAudit } from '#features/audit/contract.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import { countText } from '#shared/count-text.ts';
import { rangeText } from '#shared/range-text.ts';
import styles from './audit.module.css';
import { AUDIT_COLUMNS } from './audit-columns.tsx';

const PAGE_SIZE = 20;

/** What administrators have done, newest first, by person and by act; all of it in the address. */
export default function Audit() {
  const state = readAuditList(useSearchParams()[0]);
  const { act, person, page } = state;
  const asked = useAnswer(listAudit, { act, person, page, limit: PAGE_SIZE });
  const words = useFind();
  const navigate = useNavigate();
  const found = asked.problem ? undefined : asked.answer;
  const isEmpty = asked.isFresh && found?.data.length === 0;
  const isNarrowed = act !== undefined || person !== undefined || page > 1;
  const choose = (name: string) =>
    navigate(auditHref({ person, act: (name || undefined) as Act | undefined }), { preventScrollReset: true });
  return (
    <>
      <title>Audit · Admin Panel</title>
      <PageHead title="Audit" aside={found ? countText(found.totalItems, 'entry', 'entries') : '\u00a0'} />
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label="Search by person"
          placeholder="Administrator, vendor or order"
          value={words.text}
          onChange={words.type}
          onSubmit={words.submit}
        />
        <Select
          label="Act"
          inline
          value={act ?? ''}
          onChange={event => void choose(event.currentTarget.value)}
          choices={[{ value: '', label: 'All acts' }, ...ACT_NAMES.map(name => ({ value: name, label: ACTS[name] }))]}
        />
      </div>
      <div className={classes(found && !asked.isFresh && styles.stale)} aria-busy={!asked.isFresh || undefined}>
        <Table
          caption="Audit log"
          columns={AUDIT_COLUMNS}
          rows={found?.data}
          rowKey={entry => String(entry.id)}
          loadingRows={8}
          bleed
          instead={
            asked.problem ? (
              <ErrorState title="Could not load the audit log" onRetry={asked.askAgain} retrying={asked.isAsking}>
                {asked.problem.message}
              </ErrorState>
            ) : isEmpty ? (
              <EmptyState
                title={isNarrowed ? 'No entries found' : 'Nothing has been written down yet'}
                action={
                  isNarrowed && (
                    <Link to={auditHref({})} className={buttonClass()}>
                      Show all entries
                    </Link>
                  )
                }
              />
            ) : undefined
          }
        />
      </div>
      {found && !isEmpty && (
        <Pagination
          page={found.currentPage}
          pages={found.totalPages}
          numbers={false}
          renderLink={stayingLink}
          href={to => auditHref({ ...state, page: to })}
          summary={rangeText(found, PAGE_SIZE)}
          className={styles.pages}
        />
      )}
    </>
  );
}
