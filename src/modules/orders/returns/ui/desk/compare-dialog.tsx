import CircleAlert from 'lucide-react/icons/circle-alert';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { MAX_REFUSAL_LENGTH, type moveReturn } from '#orders/returns/desk.contract.ts';
import { differencesOf, type NumbersDifference, numbersBack, piecesBack } from '#orders/returns/return/numbers-back.ts';
import type { DeskReturn } from '#orders/returns/return/return.schema.ts';
import type { SerialDrafts, SerialFaults } from '#orders/serials/serial-fields.ts';
import { NUMBER_NAMES } from '#orders/serials/serial-kind.ts';
import { SerialInputs } from '#orders/serials/ui/serial-inputs.tsx';
import type { InputOf } from '#shared/api/endpoint.ts';
import { t } from '#shared/language/t.ts';
import styles from './compare-dialog.module.css';

/** The consequences of completing a return. */
export const SETTLING = t('orders.returns.move.settling');

type CompareDialogProps = {
  open: boolean;
  found: DeskReturn;
  /** The refund as text. */
  amount: string;
  busy: boolean;
  onCompared: (input: Pick<InputOf<typeof moveReturn>, 'note' | 'serials'>) => void;
  onClose: () => void;
};

/** Asks for the number of each returned unit before the return is completed, and for a reason if one differs. */
export function CompareDialog({ open, amount, busy, onClose, found, onCompared }: CompareDialogProps) {
  const form = useId();
  const [differences, setDifferences] = useState<readonly NumbersDifference[]>([]);
  const close = () => {
    setDifferences([]);
    onClose();
  };
  const differs = differences.length > 0;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('orders.returns.move.refundTitle', { amount })}
      asks
      footer={
        <>
          <Button onClick={close}>{t('design.cancel')}</Button>
          <Button type="submit" form={form} tone={differs ? 'danger' : 'primary'} busy={busy}>
            {differs ? t('orders.returns.compare.anyway') : t('orders.returns.compare.check')}
          </Button>
        </>
      }
    >
      <CompareForm
        id={form}
        found={found}
        differences={differences}
        onDifferences={setDifferences}
        onCompared={input => !busy && onCompared(input)}
      />
    </Dialog>
  );
}

type CompareFormProps = {
  id: string;
  found: DeskReturn;
  /** Found at the last submit; cleared on input. */
  differences: readonly NumbersDifference[];
  onDifferences: (differences: readonly NumbersDifference[]) => void;
  onCompared: (input: Pick<InputOf<typeof moveReturn>, 'note' | 'serials'>) => void;
};

/** Number fields for the returned units. Mismatches are shown and need a reason. */
function CompareForm({ id, found, differences, onDifferences, onCompared }: CompareFormProps) {
  const differs = differences.length > 0;
  const [drafts, setDrafts] = useState<SerialDrafts>({});
  const [faults, setFaults] = useState<SerialFaults>({});
  const [reason, setReason] = useState('');
  const [isBlank, setBlank] = useState(false);
  const why = useRef<HTMLTextAreaElement>(null);
  const fields = piecesBack(found);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFaults({});
    const serials = numbersBack(fields, drafts);
    const now = differencesOf(found, serials);
    const note = reason.trim();
    if (now.length === 0) return onCompared({ serials });
    if (differs && note !== '') return onCompared({ serials, note });
    onDifferences(now);
    setBlank(differs);
    requestAnimationFrame(() => why.current?.focus());
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.text}>
        {t('orders.returns.compare.text')} {SETTLING}
      </p>
      <SerialInputs
        fields={fields}
        takesFocus
        drafts={drafts}
        faults={faults}
        onFaults={setFaults}
        onChange={next => {
          setDrafts(next);
          onDifferences([]);
        }}
      />
      <DifferenceNotice differences={differences} />
      {differs && (
        <TextArea
          ref={why}
          label={t('orders.returns.compare.why')}
          rows={3}
          maxLength={MAX_REFUSAL_LENGTH}
          required
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
          hint={t('orders.returns.compare.whyHint')}
          error={isBlank && reason.trim() === '' ? t('orders.returns.compare.whyFault') : undefined}
        />
      )}
    </form>
  );
}

/** Numbers that came back beside those shipped. */
function DifferenceNotice({ differences }: { differences: readonly NumbersDifference[] }) {
  return (
    <div role="alert">
      {differences.map(({ lineId, title, kind, came, sent }) => (
        <div key={lineId} className={styles.notice}>
          <p className={styles.title}>
            <CircleAlert aria-hidden="true" />
            {t('orders.returns.compare.differs')}
          </p>
          <p>{title}</p>
          <dl className={styles.numbers}>
            <dt>{t('orders.returns.compare.came')}</dt>
            {came.map((number, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several units may have no readable number; never reordered
              <dd key={at}>
                {number === '' ? t('orders.returns.compare.unreadable', { kind: NUMBER_NAMES[kind] }) : number}
              </dd>
            ))}
            <dt>{t('orders.returns.compare.sent')}</dt>
            {sent.map(number => (
              <dd key={number}>{number}</dd>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
