import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Radio } from '#design/choices/radio.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { sayWhatBecame } from '#orders/returns/desk.contract.ts';
import { GOODS_FATES, type GoodsFate } from '#orders/returns/return/return-states.ts';

const HINTS: Readonly<Record<GoodsFate, string>> = {
  restocked: 'They are as good as new and can be sold again after the refund.',
  written_off: 'They are broken, used or incomplete. Stock stays the same.',
};

type GoodsDialogProps = { open: boolean; busy: boolean; onGoods: (goods: GoodsFate) => void; onClose: () => void };

/** Asks what becomes of goods that came back. Nothing is chosen beforehand. */
export function GoodsDialog({ open, ...acts }: GoodsDialogProps) {
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={acts.onClose}
      title="Items received"
      size="sm"
      asks
      footer={
        <>
          <Button onClick={acts.onClose}>Cancel</Button>
          <Button type="submit" form={form} tone="primary" busy={acts.busy}>
            Confirm
          </Button>
        </>
      }
    >
      <GoodsForm id={form} onGoods={acts.onGoods} />
    </Dialog>
  );
}

function GoodsForm({ id, onGoods }: { id: string; onGoods: (goods: GoodsFate) => void }) {
  const [goods, setGoods] = useState<GoodsFate>();
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (goods) onGoods(goods);
    else setMissing(true);
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <FieldGroup legend="What happens to the items?" error={isMissing && !goods ? sayWhatBecame().message : undefined}>
        {(Object.keys(GOODS_FATES) as GoodsFate[]).map((fate, at) => (
          <Radio
            key={fate}
            name="goods"
            label={GOODS_FATES[fate]}
            hint={HINTS[fate]}
            checked={goods === fate}
            data-autofocus={at === 0 || undefined}
            onChange={() => setGoods(fate)}
          />
        ))}
      </FieldGroup>
    </form>
  );
}
