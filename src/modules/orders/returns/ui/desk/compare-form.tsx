import { type FormEvent, useRef, useState } from 'react';
import { TextArea } from '#design/fields/text-area.tsx';
import { MAX_REFUSAL_LENGTH, type moveReturn } from '#orders/returns/desk.contract.ts';
import { type Difference, differencesOf, numbersBack, piecesBack } from '#orders/returns/return/numbers-back.ts';
import type { DeskReturn } from '#orders/returns/return/return.schema.ts';
import { SETTLING } from '#orders/returns/ui/refunds/settling-words.ts';
import { DifferenceNotice } from '#orders/returns/ui/request/difference-notice.tsx';
import type { SerialDrafts, SerialFaults } from '#orders/serials/serial-fields.ts';
import { SerialInputs } from '#orders/serials/ui/serial-inputs.tsx';
import type { InputOf } from '#shared/api/endpoint.ts';
import styles from './compare-form.module.css';

type CompareFormProps = {
  id: string;
  found: DeskReturn;
  /** Found when it was sent last; typing takes them back. */
  differences: readonly Difference[];
  onDifferences: (differences: readonly Difference[]) => void;
  onCompared: (told: Pick<InputOf<typeof moveReturn>, 'note' | 'serials'>) => void;
};

/** The number of each piece that came back. What differs from what was sent is shown, and goes on only with a reason. */
export function CompareForm({ id, found, differences, onDifferences, onCompared }: CompareFormProps) {
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
        Scan or type the number of each unit that came back. We compare it with what was shipped. {SETTLING}
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
          label="Why refund it anyway?"
          rows={3}
          maxLength={MAX_REFUSAL_LENGTH}
          required
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
          hint="The shopper can see it in the timeline"
          error={isBlank && reason.trim() === '' ? 'Enter a reason' : undefined}
        />
      )}
    </form>
  );
}
