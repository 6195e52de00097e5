import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { TextField } from '#design/text-field.tsx';
import { useAct } from '#routing/forms/use-act.ts';
import { LONGEST_REFERENCE, type Refund, settleRefund } from '#features/returns/refunds.contract.ts';
import { call } from '#shared/browser-call.ts';
import { exactRupees } from '#shared/money.ts';
import styles from './return-desk.module.css';

/** Notes that cash was sent by hand; the shopper gets a mail with the reference. */
export function SettleRefundForm({ found, onChanged }: { found: Refund; onChanged: () => void }) {
  const [reference, setReference] = useState('');
  const [isBlank, setBlank] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { isActing, act } = useAct({ onDone: onChanged, onStale: onChanged });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = reference.trim();
    if (words !== '') return void act(() => call(settleRefund, { _id: found._id, reference: words }));
    setBlank(true);
    field.current?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label="Transfer reference (UTR)"
        hint={`Send ${exactRupees(found.amount)} first, then enter the UTR number from your bank.`}
        maxLength={LONGEST_REFERENCE}
        autoComplete="off"
        value={reference}
        onChange={event => setReference(event.currentTarget.value)}
        error={
          isBlank && reference.trim() === ''
            ? 'Enter the reference, so that the shopper can find the transfer'
            : undefined
        }
      />
      <Button type="submit" tone="primary" busy={isActing}>
        Mark as refunded
      </Button>
    </form>
  );
}
