import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { Price } from '#design/prices/price.tsx';
import { type CashFileRow, importCash, MAX_CASH_REFERENCE_LENGTH, MAX_FILE_LENGTH } from '#finance/cash/contract.ts';
import { useChange } from '#people/accounts/ui/own-account/use-change.ts';
import { DropArea } from '#products/media/ui/drop-area.tsx';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './cash.module.css';

type Preview = AnswerOf<typeof importCash>['data'];
type ImportDialogProps = { open: boolean; onClose: () => void; onRecorded: () => void };

/** Takes a courier's remittance list: shows row by row what it would record, then records what is right. */
export function ImportDialog({ open, onClose, onRecorded }: ImportDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Import remittances">
      <ImportForm onClose={onClose} onRecorded={onRecorded} />
    </Dialog>
  );
}

function ImportForm({ onClose, onRecorded }: Omit<ImportDialogProps, 'open'>) {
  const { busy, faults, fault, change } = useChange();
  const [reference, setReference] = useState('');
  const [file, setFile] = useState<{ name: string; text: string }>();
  const [preview, setPreview] = useState<Preview>();

  async function choose([chosen]: readonly File[]) {
    if (!chosen) return;
    setPreview(undefined);
    const text = await chosen.text();
    if (text.length > MAX_FILE_LENGTH)
      return fault({ file: 'This file is too large. Split it into files of about 1,000 rows.' });
    setFile({ name: chosen.name, text });
    fault({});
  }
  async function send(record: boolean) {
    const said = reference.trim();
    const wrong = {
      ...(said === '' && { reference: 'Enter the transfer reference' }),
      ...(!file && { file: 'Choose the courier’s file' }),
    };
    if (!file || Object.keys(wrong).length > 0) return fault(wrong);
    const answer = await change(() => call(importCash, { text: file.text, reference: said, record }));
    if (!answer) return;
    setPreview(answer.data);
    if (record) onRecorded();
  }

  const isDone = preview !== undefined && preview.recorded > 0;
  return (
    <div className={styles.form}>
      <p>Upload the courier’s remittance list as CSV, with columns for order or tracking number, amount and date.</p>
      <TextField
        label="Transfer reference"
        name="reference"
        data-autofocus
        autoComplete="off"
        maxLength={MAX_CASH_REFERENCE_LENGTH}
        value={reference}
        error={faults.reference}
        hint="For example the UTR number. Rows with their own reference keep it."
        onChange={event => setReference(event.currentTarget.value)}
      />
      <DropArea
        words={file ? file.name : 'Choose a file or drop it here'}
        wordsOver="Drop it here"
        rule={faults.file ?? 'CSV, up to about 1,000 rows'}
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
      ) : preview && preview.ready > 0 ? (
        <Button tone="primary" busy={busy} onClick={() => void send(true)}>
          Record {countText(preview.ready, 'row', 'rows')}
        </Button>
      ) : (
        <Button tone="primary" busy={busy} onClick={() => void send(false)}>
          Check file
        </Button>
      )}
    </div>
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
