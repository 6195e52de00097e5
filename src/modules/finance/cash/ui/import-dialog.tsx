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
import { countText } from '#shared/text/count-text.ts';
import styles from './cash.module.css';

type Preview = AnswerOf<typeof importCash>['data'];
type ImportDialogProps = { open: boolean; onClose: () => void; onRecorded: () => void };

/** Imports a courier's remittance list: first a preview row by row, then recording. */
export function ImportDialog({ open, onClose, onRecorded }: ImportDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Import remittances">
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
        reference: reference.trim() === '' && 'Enter the transfer reference',
        file: !file && 'Choose the courier’s file',
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
    if (text.length > MAX_FILE_LENGTH)
      return form.fault({ file: 'This file is too large. Split it into files of about 1,000 rows.' });
    form.change({ file: { name: chosen.name, text } });
  }

  return (
    <form {...form.props} className={styles.form}>
      <p>Upload the courier’s remittance list as CSV, with columns for order or tracking number, amount and date.</p>
      <TextField
        {...form.bound('reference')}
        label="Transfer reference"
        data-autofocus
        autoComplete="off"
        maxLength={MAX_CASH_REFERENCE_LENGTH}
        hint="For example the UTR number. Rows with their own reference keep it."
      />
      <DropArea
        words={file ? file.name : 'Choose a file or drop it here'}
        wordsOver="Drop it here"
        rule={form.faults.file ?? 'CSV, up to about 1,000 rows'}
        icon={<FileUp aria-hidden="true" />}
        accept=".csv,.txt,text/csv,text/plain"
        several={false}
        onFiles={files => void choose(files)}
      />
      {preview && (
        <>
          <p aria-live="polite">
            {isDone
              ? `${countText(preview.recorded, 'row', 'rows')} recorded`
              : `${countText(preview.ready, 'row', 'rows')} can be recorded`}
            , <Price paise={preview.amount} format="total" />. {countText(preview.known)} already recorded,{' '}
            {countText(preview.refused, 'error')}.
          </p>
          <ul className={styles.rows}>
            {preview.rows.map(row => (
              <Row key={row.row} row={row} />
            ))}
          </ul>
        </>
      )}
      {isDone ? (
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      ) : (
        <Button type="submit" tone="primary" busy={form.busy}>
          {isChecked ? `Record ${countText(preview.ready, 'row', 'rows')}` : 'Check file'}
        </Button>
      )}
    </form>
  );
}

const OUTCOMES: Readonly<Record<CashFileRow['outcome'], string>> = {
  ready: 'Ready',
  recorded: 'Recorded',
  known: 'Already recorded',
  refused: 'Not recorded',
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
