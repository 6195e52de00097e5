import { Checkbox } from '#design/choices/checkbox.tsx';
import { Radio } from '#design/choices/radio.tsx';
import { Stepper } from '#design/choices/stepper.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Price } from '#design/prices/price.tsx';
import { LinePicture } from '#orders/cart/ui/sheet/line-picture.tsx';
import {
  MAX_PHOTOS,
  MAX_RETURN_TEXT_LENGTH,
  type ReturnableLine,
  type ReturnsOfPart,
} from '#orders/returns/contract.ts';
import { chosenLines, expectedRefund, paidForUnits, type ReturnDraft } from '#orders/returns/return/return-draft.ts';
import { isFaulty, REASON_NAMES, RETURN_REASONS } from '#orders/returns/return/return-reasons.ts';
import sums from '#orders/returns/ui/desk/return-sums.module.css';
import { DropArea } from '#products/media/ui/drop-area.tsx';
import { UploadLines } from '#products/media/ui/upload-lines.tsx';
import type { Uploads } from '#products/media/ui/use-uploads.ts';
import { t } from '#shared/language/t.ts';
import { paise } from '#shared/money/money.ts';
import styles from './request-form.module.css';

export type StepProps = {
  found: ReturnsOfPart;
  draft: ReturnDraft;
  /** Shown after the first attempt to continue. */
  fault: string | undefined;
  onChange: (to: Partial<ReturnDraft>) => void;
};

/** Step 1: which items, and how many. */
export function ItemsStep({ found, draft, fault, onChange }: StepProps) {
  const set = (lineId: string, quantity: number) =>
    onChange({ quantities: { ...draft.quantities, [lineId]: quantity } });
  return (
    <FieldGroup legend={t('orders.returns.request.items')} legendHidden error={fault}>
      <ul>
        {found.lines.map(line => (
          <Line
            key={line.lineId}
            line={line}
            quantity={draft.quantities[line.lineId] ?? 0}
            onChange={quantity => set(line.lineId, quantity)}
          />
        ))}
      </ul>
    </FieldGroup>
  );
}

type LineProps = { line: ReturnableLine; quantity: number; onChange: (quantity: number) => void };

function Line({ line, quantity, onChange }: LineProps) {
  const { title, image, left } = line;
  const canReturn = line.isOpen && left > 0;
  return (
    <li className={styles.line}>
      <LinePicture src={image} className={styles.picture} />
      <Checkbox
        label={title}
        hint={hintOf(line)}
        checked={quantity > 0}
        disabled={!canReturn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 1 : 0)}
      />
      {quantity > 0 && left > 1 && (
        <Stepper
          label={t('orders.returns.request.quantityOf', { title })}
          value={quantity}
          max={left}
          onChange={onChange}
        />
      )}
    </li>
  );
}

function hintOf({ left, isOpen, onlyIfFaulty, note }: ReturnableLine) {
  if (left === 0) return t('orders.returns.request.requested');
  if (!isOpen) return t('orders.returns.request.over', { note });
  if (onlyIfFaulty) return note;
  return left > 1 ? t('orders.returns.request.upTo', { count: left }) : undefined;
}

type ReasonStepProps = {
  found: ReturnsOfPart;
  draft: ReturnDraft;
  fault: string | undefined;
  uploads: Uploads;
  onChange: (to: Partial<ReturnDraft>) => void;
};

/** Step 2: the reason and photos, which only the seller and the shop can see. */
export function ReasonStep({ found, draft, fault, uploads, onChange }: ReasonStepProps) {
  const room = MAX_PHOTOS - uploads.lines.length;
  const onlyIfFaulty = chosenLines(found.lines, draft).find(({ line }) => line.onlyIfFaulty);
  return (
    <>
      <FieldGroup legend={t('orders.returns.request.why')} legendHidden error={fault}>
        {REASON_NAMES.map(reason => (
          <Radio
            key={reason}
            name="reason"
            label={RETURN_REASONS[reason]}
            hint={isFaulty(reason) ? undefined : (onlyIfFaulty?.line.note ?? t('orders.returns.request.noDelivery'))}
            checked={draft.reason === reason}
            disabled={onlyIfFaulty !== undefined && !isFaulty(reason)}
            onChange={() => onChange({ reason })}
          />
        ))}
      </FieldGroup>
      <TextArea
        label={t('orders.returns.request.words')}
        aside={t('design.optional')}
        rows={3}
        maxLength={MAX_RETURN_TEXT_LENGTH}
        value={draft.words}
        onChange={({ currentTarget }) => onChange({ words: currentTarget.value })}
        hint={t('orders.returns.request.wordsHint')}
      />
      <div className={styles.photos}>
        {room > 0 && (
          <DropArea
            words={t('orders.returns.request.photos')}
            wordsOver={t('orders.returns.request.photosOver')}
            rule={t('orders.returns.request.photosRule', { most: MAX_PHOTOS })}
            several
            onFiles={files => uploads.add(files.slice(0, room))}
          />
        )}
        <UploadLines hasThumbs lines={uploads.lines} onRetry={uploads.retry} onRemove={uploads.drop} />
      </div>
    </>
  );
}

/** Step 3: the expected refund, and the UPI ID for refunds of cash. */
export function RefundStep({ found, draft, fault, onChange }: StepProps) {
  const { goods, delivery, exchange } = expectedRefund(draft, found);
  return (
    <>
      <dl className={sums.sums}>
        {chosenLines(found.lines, draft).map(({ line, quantity }) => (
          <div key={line.lineId}>
            <dt>
              {quantity} × {line.title}
            </dt>
            <dd>
              <Price paise={paidForUnits(line, quantity)} format="total" />
            </dd>
          </div>
        ))}
        {found.deliveryLeft > 0 && (
          <div>
            <dt>
              {t('orders.returns.deliveryCharge')}
              {delivery === 0 && <small className={sums.note}>{t('orders.returns.deliveryKept')}</small>}
            </dt>
            <dd>
              <Price paise={delivery} format="total" />
            </dd>
          </div>
        )}
        {exchange > 0 && (
          <div>
            <dt>{t('orders.returns.sums.exchange')}</dt>
            <dd>
              <Price paise={paise(-exchange)} format="total" />
            </dd>
          </div>
        )}
        <div className={sums.total}>
          <dt>{t('orders.returns.request.refund')}</dt>
          <dd>
            <Price paise={paise(goods + delivery - exchange)} format="total" />
          </dd>
        </div>
      </dl>
      {found.needsUpiId ? (
        <TextField
          label={t('orders.returns.upi.label')}
          hint={t('orders.returns.upi.hint')}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={draft.upiId}
          onChange={({ currentTarget }) => onChange({ upiId: currentTarget.value })}
          error={fault}
        />
      ) : (
        <p>{t('orders.returns.request.toOriginal')}</p>
      )}
      <p className={styles.note}>{t('orders.returns.request.note')}</p>
    </>
  );
}
