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
import { chosenLines, expectedRefund, type ReturnDraft } from '#orders/returns/return/return-draft.ts';
import { isFaulty, REASON_NAMES, RETURN_REASONS } from '#orders/returns/return/return-reasons.ts';
import sums from '#orders/returns/ui/desk/return-sums.module.css';
import { DropArea } from '#products/media/ui/drop-area.tsx';
import { UploadLines } from '#products/media/ui/upload-lines.tsx';
import type { Uploads } from '#products/media/ui/use-uploads.ts';
import { sum, times } from '#shared/money/money.ts';
import { countText } from '#shared/text/count-text.ts';
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
    <FieldGroup legend="Items to return" legendHidden error={fault}>
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

function Line({ line: { title, image, left }, quantity, onChange }: LineProps) {
  return (
    <li className={styles.line}>
      <LinePicture src={image} className={styles.picture} />
      <Checkbox
        label={title}
        hint={
          left === 0 ? 'Return already requested' : left > 1 ? `You can return up to ${countText(left)}` : undefined
        }
        checked={quantity > 0}
        disabled={left === 0}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 1 : 0)}
      />
      {quantity > 0 && left > 1 && (
        <Stepper label={`Quantity of ${title}`} value={quantity} max={left} onChange={onChange} />
      )}
    </li>
  );
}

type ReasonStepProps = {
  draft: ReturnDraft;
  fault: string | undefined;
  uploads: Uploads;
  onChange: (to: Partial<ReturnDraft>) => void;
};

/** Step 2: the reason and photos, which only the seller and the shop can see. */
export function ReasonStep({ draft, fault, uploads, onChange }: ReasonStepProps) {
  const room = MAX_PHOTOS - uploads.lines.length;
  return (
    <>
      <FieldGroup legend="Why are you returning it?" legendHidden error={fault}>
        {REASON_NAMES.map(reason => (
          <Radio
            key={reason}
            name="reason"
            label={RETURN_REASONS[reason]}
            hint={isFaulty(reason) ? undefined : 'The delivery charge is not refunded for this reason'}
            checked={draft.reason === reason}
            onChange={() => onChange({ reason })}
          />
        ))}
      </FieldGroup>
      <TextArea
        label="Tell us more"
        aside="optional"
        rows={3}
        maxLength={MAX_RETURN_TEXT_LENGTH}
        value={draft.words}
        onChange={({ currentTarget }) => onChange({ words: currentTarget.value })}
        hint="What is wrong, since when, and what you have tried"
      />
      <div className={styles.photos}>
        {room > 0 && (
          <DropArea
            words="Add photos"
            wordsOver="Drop them here"
            rule={`Up to ${MAX_PHOTOS}, only the seller and we can see them. JPEG, PNG, WebP or AVIF, up to 10 MB each`}
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
  const { goods, delivery } = expectedRefund(draft, found);
  return (
    <>
      <dl className={sums.sums}>
        {chosenLines(found.lines, draft).map(({ line, quantity }) => (
          <div key={line.lineId}>
            <dt>
              {quantity} × {line.title}
            </dt>
            <dd>
              <Price paise={times(line.price, quantity)} format="total" />
            </dd>
          </div>
        ))}
        {found.deliveryLeft > 0 && (
          <div>
            <dt>
              Delivery charge
              {delivery === 0 && <small className={sums.note}>not refunded, the items are not faulty</small>}
            </dt>
            <dd>
              <Price paise={delivery} format="total" />
            </dd>
          </div>
        )}
        <div className={sums.total}>
          <dt>Refund</dt>
          <dd>
            <Price paise={sum([goods, delivery])} format="total" />
          </dd>
        </div>
      </dl>
      {found.needsUpiId ? (
        <TextField
          label="Your UPI ID"
          hint="You paid in cash, so we send your refund by UPI. Enter it as in your payment app: name@bank"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={draft.upiId}
          onChange={({ currentTarget }) => onChange({ upiId: currentTarget.value })}
          error={fault}
        />
      ) : (
        <p>We’ll refund it to your original payment method.</p>
      )}
      <p className={styles.note}>
        The seller reviews your request first. Once the items are received and checked, you get your refund within 10
        days. Please keep the box, and remove your data from a device before you hand it over.
      </p>
    </>
  );
}
