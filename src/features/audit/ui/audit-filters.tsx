import { Select } from '#design/select.tsx';
import { TextField } from '#design/text-field.tsx';
import { ACT_NAMES, ACTS } from '#features/audit/acts.ts';
import type { AuditListState } from '#features/audit/audit-list-state.ts';
import styles from './audit.module.css';

type AuditFiltersProps = {
  state: AuditListState;
  /** Everyone who has ever done something; unknown while the first answer is on its way. */
  doers: readonly string[] | undefined;
  onNarrow: (more: Partial<AuditListState>) => void;
};

/** Narrows the log to an act, to whoever did it, and to days of India's calendar. */
export function AuditFilters({ state: { act, by, from, to }, doers = [], onNarrow }: AuditFiltersProps) {
  const names = by === undefined || doers.includes(by) ? doers : [by, ...doers];
  return (
    <>
      <Select
        label="Action"
        inline
        value={act ?? ''}
        onChange={({ currentTarget }) => onNarrow({ act: ACT_NAMES.find(name => name === currentTarget.value) })}
        choices={[{ value: '', label: 'All actions' }, ...ACT_NAMES.map(name => ({ value: name, label: ACTS[name] }))]}
      />
      <Select
        label="Done by"
        inline
        value={by ?? ''}
        onChange={({ currentTarget }) => onNarrow({ by: currentTarget.value || undefined })}
        choices={[{ value: '', label: 'Everyone' }, ...names.map(name => ({ value: name, label: name }))]}
      />
      <TextField
        className={styles.day}
        label="From"
        labelHidden
        sign="From"
        type="date"
        max={to}
        value={from ?? ''}
        onChange={({ currentTarget }) => onNarrow({ from: currentTarget.value || undefined })}
      />
      <TextField
        className={styles.day}
        label="To"
        labelHidden
        sign="To"
        type="date"
        min={from}
        value={to ?? ''}
        onChange={({ currentTarget }) => onNarrow({ to: currentTarget.value || undefined })}
      />
    </>
  );
}
