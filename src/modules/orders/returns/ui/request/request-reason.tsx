import { Radio } from '#design/choices/radio.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { MAX_PHOTOS, MAX_RETURN_TEXT_LENGTH } from '#orders/returns/contract.ts';
import type { ReturnDraft } from '#orders/returns/return/return-draft.ts';
import { isFaulty, REASON_NAMES, RETURN_REASONS } from '#orders/returns/return/return-reasons.ts';
import { DropArea } from '#products/media/ui/drop-area.tsx';
import { UploadLines } from '#products/media/ui/upload-lines.tsx';
import type { Uploads } from '#products/media/ui/use-uploads.ts';
import styles from './request-form.module.css';

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
