import { TextField } from '#design/fields/text-field.tsx';
import { MAX_DECISION_LENGTH } from '#orders/orders/contract.ts';
import { DELIVERY_CODE } from '#orders/orders/parcels/parcel.ts';
import { t } from '#shared/language/t.ts';

/** Input of the fields that a status change may require. */
export interface DecisionDraft {
  readonly asked?: 'code' | 'code-or-reason' | 'reason' | 'payment' | undefined;
  readonly code: string;
  readonly reason: string;
  readonly fault?: string | undefined;
}
type Asked = DecisionDraft['asked'];

export const NO_DECISION: DecisionDraft = { code: '', reason: '' };

/** Validates before sending. */
export function decisionFault(asked: Asked, { code, reason }: DecisionDraft): string | undefined {
  const hasCode = code.trim() !== '';
  if (asked === 'code' && !hasCode) return t('orders.orders.decision.fault.code');
  if ((asked === 'code' || asked === 'code-or-reason') && hasCode && !DELIVERY_CODE.test(code.trim()))
    return t('orders.orders.decision.fault.digits');
  if (asked === 'code-or-reason' && !hasCode && reason.trim() === '') return t('orders.orders.decision.fault.either');
  if ((asked === 'reason' || asked === 'payment') && reason.trim() === '')
    return t('orders.orders.decision.fault.reason');
  return undefined;
}

/** The input as API parameters. */
export function decisionOf(asked: Asked, { code, reason }: DecisionDraft) {
  const why = reason.trim();
  if (asked === 'payment') return { againstLaterPayment: why };
  if (asked === undefined) return {};
  if (asked !== 'reason' && code.trim() !== '') return { deliveryCode: code.trim() };
  return why === '' ? {} : { withoutProof: why };
}

type DecisionFieldsProps = { asked: Asked; draft: DecisionDraft; onChange: (draft: DecisionDraft) => void };

/** Asks for the delivery code, or for an administrator's reason to override the rules. */
export function DecisionFields({ asked, draft, onChange }: DecisionFieldsProps) {
  const { code, reason, fault } = draft;
  if (asked === undefined) return null;
  const asksCode = asked === 'code' || asked === 'code-or-reason';
  const isCodeAtFault = asked === 'code' || (fault !== undefined && code.trim() !== '');
  return (
    <>
      {asksCode && (
        <TextField
          label={t('orders.orders.decision.code')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={code}
          error={isCodeAtFault ? fault : undefined}
          hint={t('orders.orders.decision.codeHint')}
          onChange={event => onChange({ ...draft, code: event.currentTarget.value })}
        />
      )}
      {asked !== 'code' && (
        <TextField
          label={asked === 'payment' ? t('orders.orders.decision.payment') : t('orders.orders.decision.reason')}
          maxLength={MAX_DECISION_LENGTH}
          autoComplete="off"
          value={reason}
          error={asksCode && isCodeAtFault ? undefined : fault}
          hint={asked === 'payment' ? t('orders.orders.decision.paymentHint') : t('orders.orders.decision.reasonHint')}
          onChange={event => onChange({ ...draft, reason: event.currentTarget.value })}
        />
      )}
    </>
  );
}
