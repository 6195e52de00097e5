import { Button } from '#design/buttons/button.tsx';
import { classes } from '#design/theme/classes.ts';
import { type ImportDetail, takeProposals } from '#products/imports/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import part from './report-part.module.css';
import { ReportPart } from './report-part.tsx';
import styles from './text-proposals.module.css';

interface TextProposalsProps {
  readonly of: ImportDetail;
  readonly onChange: () => void;
}

/** Attributes that the texts of the file say. Taking one checks the file again, and is remembered for the next ones. */
export function TextProposals({ of, onChange }: TextProposalsProps) {
  const { act, isActing: busy } = useAct();
  const save = async (take: readonly string[], leave: readonly string[]) => {
    await act(() => call(takeProposals, { id: of.id, take: [...take], leave: [...leave] }), { told: () => null });
    onChange();
  };
  const open = of.proposals.filter(({ isTaken }) => !isTaken).map(({ attribute }) => attribute);
  return (
    <ReportPart
      id="text-proposals"
      title={t('products.imports.proposals.title')}
      lead={t('products.imports.proposals.lead')}
    >
      <ul className={part.list}>
        {of.proposals.map(({ attribute, label, rows, example, source, isTaken }) => (
          <li key={attribute} className={classes(part.row, styles.row)}>
            <span className={styles.label}>{label}</span>
            <span className={styles.example}>{t('products.imports.proposals.example', { rows, example, source })}</span>
            {isTaken ? (
              <Button size="sm" tone="quiet" busy={busy} onClick={() => void save([], [attribute])}>
                {t('products.imports.proposals.leave', { label })}
              </Button>
            ) : (
              <Button size="sm" busy={busy} onClick={() => void save([attribute], [])}>
                {t('products.imports.proposals.take', { count: rows, label })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open.length > 1 && (
        <Button busy={busy} onClick={() => void save(open, [])}>
          {t('products.imports.proposals.takeAll')}
        </Button>
      )}
    </ReportPart>
  );
}
