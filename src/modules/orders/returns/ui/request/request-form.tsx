import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { beginReturnPhoto, type ReturnsOfPart, requestReturn } from '#orders/returns/contract.ts';
import { blankDraft, chosenLines, type ReturnDraft, returnFault, STEPS } from '#orders/returns/return/return-draft.ts';
import { shoppersWay } from '#products/media/ui/upload-way.ts';
import { useUploads } from '#products/media/ui/use-uploads.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import { newId, type PartId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import styles from './request-form.module.css';
import { ItemsStep, ReasonStep, RefundStep } from './request-steps.tsx';

type RequestFormProps = { partId: PartId; found: ReturnsOfPart; onClose: () => void; onChanged: () => void };

const TITLES = {
  goods: t('orders.returns.request.items'),
  reason: t('orders.returns.request.reason'),
  refund: t('orders.returns.request.refund'),
} as const;

/** The return request in three steps: items, reason with photos, refund. The id makes submitting twice safe. */
function RequestForm({ partId, found, onClose, onChanged }: RequestFormProps) {
  const [id] = useState(() => newId<'return'>());
  const [at, setAt] = useState(0);
  const [draft, setDraft] = useState(() => blankDraft(found));
  const [hasTried, setTried] = useState(false);
  const [way] = useState(() =>
    shoppersWay('return', ({ name, size }, signal) => call(beginReturnPhoto, { partId, name, size }, { signal })),
  );
  const uploads = useUploads(way);
  const { isActing, act } = useAct({ onDone: onChanged, onStale: onChanged });
  const step = STEPS[at] ?? 'goods';
  const isSending = uploads.lines.some(line => line.state === 'sending');
  const missing = returnFault(step, draft, found);
  const fault = hasTried ? missing : undefined;
  const change = (to: Partial<ReturnDraft>) => setDraft(now => ({ ...now, ...to }));
  const heading = useFocusOnStep(at);

  const go = (to: number) => {
    setTried(false);
    setAt(to);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (missing !== undefined) return setTried(true);
    if (at < STEPS.length - 1) return go(at + 1);
    if (draft.reason === undefined || isActing) return;
    const { reason, words } = draft;
    const request = {
      _id: id,
      partId,
      lines: chosenLines(found.lines, draft).map(({ line: { lineId }, quantity }) => ({ lineId, quantity })),
      reason,
      words,
      photos: uploads.lines.flatMap(line => line.uploaded?.upload ?? []),
      ...(found.needsUpiId && { upiId: draft.upiId }),
    };
    if (await act(() => call(requestReturn, request))) onClose();
  };
  return (
    <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <h3 ref={heading} tabIndex={-1} className={styles.step}>
        {TITLES[step]}
        <span className={styles.count}>{t('orders.returns.request.step', { at: at + 1, count: STEPS.length })}</span>
      </h3>
      {step === 'goods' && <ItemsStep found={found} draft={draft} fault={fault} onChange={change} />}
      {step === 'reason' && (
        <ReasonStep found={found} draft={draft} fault={fault} uploads={uploads} onChange={change} />
      )}
      {step === 'refund' && <RefundStep found={found} draft={draft} fault={fault} onChange={change} />}
      <div className={styles.foot}>
        {at > 0 ? (
          <Button onClick={() => go(at - 1)}>{t('orders.returns.request.back')}</Button>
        ) : (
          <Button onClick={onClose}>{t('design.cancel')}</Button>
        )}
        <Button
          type="submit"
          tone="primary"
          busy={isActing || (step === 'reason' && isSending)}
          busyLabel={isActing ? t('orders.returns.request.sending') : t('orders.returns.request.uploading')}
        >
          {at < STEPS.length - 1 ? t('orders.returns.request.continue') : t('orders.returns.request.send')}
        </Button>
      </div>
    </form>
  );
}

/** Moves the focus to a new step's heading. */
function useFocusOnStep(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) heading.current?.focus();
    shown.current = at;
  }, [at]);
  return heading;
}

type RequestDialogProps = {
  partId: PartId;
  found: ReturnsOfPart;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
};

/** Closing the dialog discards the input. */
export function RequestDialog({ open, onClose, ...form }: RequestDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('orders.returns.request.title')} asks>
      <RequestForm {...form} onClose={onClose} />
    </Dialog>
  );
}
