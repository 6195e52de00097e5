import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { Price } from '#design/prices/price.tsx';
import { type CashFileRow, importCash, MAX_CASH_REFERENCE_LENGTH, MAX_FILE_LENGTH } from '#finance/cash/contract.ts';
import { DropArea } from '#products/media/ui/drop-area.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import styles from './cash.module.css';

type Preview = AnswerOf<typeof importCash>['data'];
type ImportDialogProps = { open: boolean; onClose: () => void; onRecorded: () => void };

/** Imports a courier's remittance list: first a preview row by row, then recording. */
export function ImportDialog({ open, onClose, onRecorded }: ImportDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('finance.cash.import.title')}>
      <ImportForm onClose={onClose} onRecorded={onRecorded} />
    </Dialog>
  );
}

function ImportForm({ onClose, onRecorded }: Omit<ImportDialogProps, 'open'>) {
  const [preview, setPreview] = useState<Preview>();
  const isDone = preview !== undefined && preview.recorded > 0;
  const isChecked = !isDone && preview !== undefined && preview.ready > 0;
  const form = useForm({
    start: { reference: '', file: undefined as { name: string; text: string } | undefined },
    send: ({ reference, file }) => {
      const faults = faultsIn({
        reference: reference.trim() === '' && t('finance.cash.import.fault.reference'),
        file: !file && t('finance.cash.import.fault.file'),
      });
      if (faults || !file) return { faults };
      return call(importCash, { text: file.text, reference: reference.trim(), record: isChecked });
    },
    onDone: ({ data }) => {
      setPreview(data);
      if (isChecked) onRecorded();
    },
  });
  const { file } = form.typed;

  async function choose([chosen]: readonly File[]) {
    if (!chosen) return;
    setPreview(undefined);
    const text = await chosen.text();
    if (text.length > MAX_FILE_LENGTH) return form.fault({ file: t('finance.cash.import.fault.large') });
    form.change({ file: { name: chosen.name, text } });
  }

  return (
    <form {...form.props} className={styles.form}>
      <p>{t('finance.cash.import.lead')}</p>
      <TextField
        {...form.bound('reference')}
        label={t('finance.cash.import.reference')}
        data-autofocus
        autoComplete="off"
        maxLength={MAX_CASH_REFERENCE_LENGTH}
        hint={t('finance.cash.import.referenceHint')}
      />
      <DropArea
        words={file ? file.name : t('finance.cash.import.choose')}
        wordsOver={t('finance.cash.import.drop')}
        rule={form.faults.file ?? t('finance.cash.import.rule')}
        icon={<FileUp aria-hidden="true" />}
        accept=".csv,.txt,text/csv,text/plain"
        several={false}
        onFiles={files => void choose(files)}
      />
      {preview && (
        <>
          <p aria-live="polite">{resultOf(preview)}</p>
          <ul className={styles.rows}>
            {preview.rows.map(row => (
              <Row key={row.row} row={row} />
            ))}
          </ul>
        </>
      )}
      {isDone ? (
        <Button tone="primary" onClick={onClose}>
          {t('finance.cash.import.done')}
        </Button>
      ) : (
        <Button type="submit" tone="primary" busy={form.busy}>
          {isChecked ? t('finance.cash.import.record', { count: preview.ready }) : t('finance.cash.import.check')}
        </Button>
      )}
    </form>
  );
}

function resultOf({ recorded, ready, known, refused, amount: paise }: Preview) {
  const amount = <Price paise={paise} format="total" />;
  return recorded > 0
    ? rich('finance.cash.import.recorded', { count: recorded, amount, known, refused })
    : rich('finance.cash.import.ready', { count: ready, amount, known, refused });
}

const OUTCOMES: Readonly<Record<CashFileRow['outcome'], string>> = {
  ready: t('finance.cash.row.ready'),
  recorded: t('finance.cash.row.recorded'),
  known: t('finance.cash.row.known'),
  refused: t('finance.cash.row.refused'),
};

function Row({ row: { row, order, amount, outcome, message } }: { row: CashFileRow }) {
  return (
    <li className={styles.row}>
      <span className={styles.quiet}>{row}</span>
      <span>{order || '–'}</span>
      {amount === null ? <span>–</span> : <Price paise={amount} format="total" />}
      <small data-refused={outcome === 'refused' || undefined}>{message ?? OUTCOMES[outcome]}</small>
    </li>
  );
}
